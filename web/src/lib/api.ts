// What the page asks the house for, besides what happens at a table.

import { door, ROOT } from './door';
import { prefs } from './prefs.svelte';
import type {
  Caves,
  ChangeMe,
  DeviceWish,
  Friends,
  Game,
  Group,
  GroupInfo,
  Holidays,
  Invitation,
  Ladder,
  Lang,
  Leaders,
  LessonInfo,
  LessonOut,
  Me,
  NewTable,
  Person,
  Profile,
  PuzzleInfo,
  PuzzleOut,
  Reading,
  Registered,
  Report,
  ReviewOut,
  Seeking,
  Solver,
  Table,
  Turn,
  Word,
  WordWish,
} from './wire';

/** A refusal of the server; `code` is stable, the words for it are `problem-code`. */
export class Problem extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await door.ask(method, path, body);
  } catch {
    throw new Problem('offline', 'the server cannot be reached');
  }
  if (!answer.ok) {
    const told: unknown = await answer.json().catch(() => null);
    if (told && typeof told === 'object' && 'code' in told && 'message' in told) {
      throw new Problem(String(told.code), String(told.message));
    }
    throw new Problem(`http-${answer.status}`, answer.statusText);
  }
  return answer;
}

const get = async <T>(path: string): Promise<T> => (await (await ask('GET', path)).json()) as T;
const change = async <T>(method: 'POST' | 'PATCH' | 'PUT', path: string, body?: unknown): Promise<T> =>
  (await (await ask(method, path, body)).json()) as T;
const post = <T>(path: string, body?: unknown): Promise<T> => change<T>('POST', path, body);

const id = encodeURIComponent;

export const api = {
  // people
  me: () => get<Me>('/me'),
  changeMe: (wish: ChangeMe) => change<Me>('PATCH', '/me', wish),
  exportUrl: `${ROOT}/me/export`,
  person: (person: string) => get<Profile>(`/people/${id(person)}`),
  personGames: (person: string, filters: Record<string, string | number | undefined>) => {
    const chosen = Object.entries(filters).filter(([, value]) => value !== undefined && value !== '');
    return get<Table[]>(`/people/${id(person)}/games?${new URLSearchParams(chosen.map(([name, value]) => [name, String(value)]))}`);
  },
  register: (name: string, password: string) => post<Registered>('/me/register', { name, password }),
  signIn: (name: string, password: string) => post<Me>('/sign-in', { name, password }),
  signOut: async () => void (await ask('POST', '/sign-out')),
  signOutEverywhere: async () => void (await ask('POST', '/sign-out-everywhere')),
  changePassword: (password: string, fresh: string) => post<Me>('/me/password', { password, new: fresh }),
  report: async (wish: Report) => void (await ask('POST', '/reports', wish)),
  recover: (name: string, recovery: string, password: string) =>
    post<Registered>('/recover', { name, recovery, password }),
  deleteMe: async (password: string | null) => void (await ask('DELETE', '/me', { password })),

  // word when it matters
  word: () => get<Word>('/me/word'),
  setWord: (wish: WordWish) => change<Word>('PUT', '/me/word', wish),
  setEmail: (email: string, lang: Lang) => post<Word>('/me/email', { email, lang }),
  dropEmail: async () => (await (await ask('DELETE', '/me/email')).json()) as Word,
  addDevice: (wish: DeviceWish) => post<Word>('/me/devices', wish),
  removeDevice: async (endpoint: string) => (await (await ask('DELETE', '/me/devices', { endpoint })).json()) as Word,
  confirmMail: async (token: string) => void (await ask('POST', '/word/confirm', { token })),
  stopMail: async (token: string) => void (await ask('POST', `/word/stop?token=${id(token)}`)),
  // friends and groups
  friends: () => get<Friends>('/friends'),
  befriend: (code: string) => post<Friends>('/friends', { code }),
  part: async (person: string): Promise<Friends> => (await ask('DELETE', `/friends/${id(person)}`)).json(),
  newCode: () => post<Friends>('/friend-codes'),
  whose: (code: string) => get<Person>(`/friend-codes/${id(code)}`),
  block: (person: string, blocked: boolean) => post<Friends>('/blocks', { person, blocked }),
  mute: (person: string, muted: boolean) => post<Friends>('/mutes', { person, muted }),
  invite: async (table: string, person: string) => void (await ask('POST', `/tables/${id(table)}/invite`, { person })),
  decline: async (table: string) => void (await ask('DELETE', `/tables/${id(table)}/invite`)),
  newGroup: (name: string) => post<Group>('/groups', { name }),
  joinGroup: (code: string) => post<Group>('/groups/join', { code }),
  whichGroup: (code: string) => get<GroupInfo>(`/group-codes/${id(code)}`),
  group: (group: string, season = '') => get<Group>(`/groups/${id(group)}${season ? `?season=${id(season)}` : ''}`),
  leaveGroup: async (group: string) => void (await ask('POST', `/groups/${id(group)}/leave`)),
  removeMember: (group: string, person: string) => post<Group>(`/groups/${id(group)}/remove`, { person }),
  newGroupCode: (group: string) => post<Group>(`/groups/${id(group)}/code`),

  invitation: () => get<Invitation>('/invitation'),

  // games and texts
  games: () => get<Game[]>('/games'),
  text: async (lang: Lang) => (await ask('GET', `/texts/${lang}.ftl`)).text(),
  hallText: async (lang: Lang) => (await ask('GET', `/texts/hall/${lang}.ftl`)).text(),
  gameText: async (game: string, lang: Lang) => (await ask('GET', `/games/${id(game)}/texts/${lang}.ftl`)).text(),
  rulebook: async (game: string, lang: Lang) => (await ask('GET', `/games/${id(game)}/rulebook/${lang}.md`)).text(),
  readings: (game: string, lang: Lang) => get<Reading[]>(`/games/${id(game)}/readings/${lang}.json`),
  rules: async (game: string) => (await ask('GET', `/games/${id(game)}/rules`)).text(),

  leaders: (game: string, size: string) => get<Leaders>(`/ratings/${id(game)}/${id(size)}`),

  // lessons
  lessons: () => get<LessonInfo[]>(`/lessons?lang=${prefs.lang}`),
  lesson: (game: string, lesson: string, answers: readonly string[], back: boolean) =>
    post<LessonOut>(`/games/${id(game)}/lessons/${id(lesson)}?lang=${prefs.lang}`, { answers, back }),
  puzzles: (game: string) => get<PuzzleInfo[]>(`/games/${id(game)}/puzzles`),
  puzzle: (game: string, puzzle: string, answers: readonly string[], giveUp: boolean) =>
    post<PuzzleOut>(`/games/${id(game)}/puzzles/${id(puzzle)}`, { answers, give_up: giveUp }),
  solved: () => get<Solver[]>('/me/puzzles'),
  finishedLessons: () => get<string[]>('/me/lessons'),
  finishLessons: (done: readonly string[]) => post<string[]>('/me/lessons', { done }),

  seek: (game: string, players: number) => post<Seeking>('/seeking', { game, players }),
  seeking: () => get<Seeking>('/seeking'),
  stopSeeking: async () => void (await ask('DELETE', '/seeking')),
  // caves
  /** `day`: on a device, where every day has its cave. */
  caves: (day = '') => get<Caves>(`/caves${day ? `?day=${id(day)}` : ''}`),
  enterCave: (game: string, day = '') => post<Table>(`/caves/${id(game)}`, day ? { day } : undefined),
  ladder: (game: string, period: string) => get<Ladder>(`/caves/${id(game)}/${id(period)}`),

  // tables
  publicTables: () => get<Table[]>('/tables'),
  mine: () => get<Table[]>('/tables/mine'),
  turns: () => get<Turn[]>('/turns'),
  holidays: () => get<Holidays>('/me/holidays'),
  takeHoliday: (start: number, until: number) => post<Holidays>('/me/holidays', { start, until }),
  endHoliday: async (number: number) => (await (await ask('DELETE', `/me/holidays/${number}`)).json()) as Holidays,
  finished: (before?: number) => get<Table[]>(`/tables/finished${before === undefined ? '' : `?before=${before}`}`),
  table: (table: string) => get<Table>(`/tables/${id(table)}`),
  create: (wish: NewTable) => post<Table>('/tables', wish),
  study: (record: string) => post<Table>('/tables/import', { record }),
  settings: (table: string, wish: { chat?: boolean; spectators?: boolean; open_hands?: false }) =>
    change<Table>('PATCH', `/tables/${id(table)}`, wish),
  join: (table: string, seat: number | null) => post<Table>(`/tables/${id(table)}/join`, { seat }),
  leave: async (table: string) => void (await ask('POST', `/tables/${id(table)}/leave`)),
  start: (table: string) => post<Table>(`/tables/${id(table)}/start`),
  remove: (table: string, person: string) => post<Table>(`/tables/${id(table)}/remove`, { person }),
  rematch: (table: string) => post<Table>(`/tables/${id(table)}/rematch`),
  fork: (table: string, at: number, bots: boolean) => post<Table>(`/tables/${id(table)}/fork`, { at, bots }),
  review: (table: string, seat: number) => get<ReviewOut>(`/tables/${id(table)}/review?seat=${seat}`),
  askReview: (table: string, seat: number) => post<ReviewOut>(`/tables/${id(table)}/review`, { seat }),
  /** The single answers of the line that begins at an entry. */
  answers: (table: string, seat: number, entry: number) => get<ReviewOut>(`/tables/${id(table)}/review?seat=${seat}&entry=${entry}`),
  askAnswers: (table: string, seat: number, entry: number) => post<ReviewOut>(`/tables/${id(table)}/review`, { seat, entry }),
  recordUrl: (table: string) => `${ROOT}/tables/${id(table)}/record`,
  /** On a device: a finished table makes room, and a file of everything comes back. */
  throwAway: async (table: string) => void (await ask('DELETE', `/tables/${id(table)}`)),
  bringBack: (file: string) => post<{ added: number; known: number; bad: number }>('/everything', { file }),
  record: async (table: string) => (await ask('GET', `/tables/${id(table)}/record`)).text(),
};
