// What the first look at a table does not need, in one file that comes when the browser has nothing else to do:
// so the board stands sooner, and play goes on when the line is cut later.

export { default as Dialog } from '../../lib/kit/Dialog.svelte';
export { default as ConfirmBar } from '../../lib/kit/ConfirmBar.svelte';
export { default as Announcer } from './Announcer.svelte';
export { default as Barred } from './Barred.svelte';
export { default as Caption } from './Caption.svelte';
export { default as ChatBubble } from './ChatBubble.svelte';
export { default as Deeds } from './Deeds.svelte';
export { default as Doubts } from './Doubts.svelte';
export { default as Drafted } from './Drafted.svelte';
export { default as Eyes } from './Eyes.svelte';
export { default as HintLines } from './HintLines.svelte';
export { default as Keys } from './Keys.svelte';
export { default as KeysCard } from './KeysCard.svelte';
export { default as Opening } from './Opening.svelte';
export { default as Picker } from './Picker.svelte';
export { default as Proposal } from './Proposal.svelte';
export { default as Replay } from './Replay.svelte';
export { default as Result } from './Result.svelte';
export { default as Scores } from './Scores.svelte';
