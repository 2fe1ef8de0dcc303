// The icons of the house on a 24 grid: strokes of 2, and bodies filled lightly with the same colour.

export interface Drawing {
  line: string;
  body?: string;
}

export const ICONS = {
  back: { line: 'M15 5l-7 7 7 7' },
  bell: { line: 'M6 17h12l-1.5-2.5V10a4.5 4.5 0 0 0-9 0v4.5zM10.5 20h3', body: 'M6 17h12l-1.5-2.5V10a4.5 4.5 0 0 0-9 0v4.5z' },
  book: { line: 'M12 6c-2-1.6-4.6-2-8-2v14c3.4 0 6 .4 8 2 2-1.6 4.6-2 8-2V4c-3.4 0-6 .4-8 2zm0 0v14', body: 'M12 6c-2-1.6-4.6-2-8-2v14c3.4 0 6 .4 8 2z' },
  bot: { line: 'M6 9h12v10H6zM12 9V5M9.5 13.5v1M14.5 13.5v1M3 12v4M21 12v4', body: 'M6 9h12v10H6z' },
  chat: { line: 'M4 5h16v11h-8l-5 4v-4H4z', body: 'M4 5h16v11h-8l-5 4v-4H4z' },
  check: { line: 'M5 13l4.5 4.5L19 7' },
  clock: { line: 'M12 7.5V12l3 2M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z', body: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z' },
  close: { line: 'M6 6l12 12M18 6L6 18' },
  copy: { line: 'M9 9h11v11H9zM5 15H4V4h11v1', body: 'M9 9h11v11H9z' },
  down: { line: 'M5 9l7 7 7-7' },
  download: { line: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4 20h16' },
  eye: { line: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z', body: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z' },
  first: { line: 'M18 6l-8 6 8 6zM6 6v12', body: 'M18 6l-8 6 8 6z' },
  flag: { line: 'M6 21V4h12l-3 4 3 4H6', body: 'M6 4h12l-3 4 3 4H6z' },
  fork: { line: 'M7 4v16M7 15c0-5 10-3 10-9M14 8l3-3 3 3' },
  gear: { line: 'M10.2 5.6L10.4 2.7L13.6 2.7L13.8 5.6L15.3 6.3L17.4 4.3L19.7 6.6L17.7 8.7L18.4 10.2L21.3 10.4L21.3 13.6L18.4 13.8L17.7 15.3L19.7 17.4L17.4 19.7L15.3 17.7L13.8 18.4L13.6 21.3L10.4 21.3L10.2 18.4L8.7 17.7L6.6 19.7L4.3 17.4L6.3 15.3L5.6 13.8L2.7 13.6L2.7 10.4L5.6 10.2L6.3 8.7L4.3 6.6L6.6 4.3L8.7 6.3zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z', body: 'M10.2 5.6L10.4 2.7L13.6 2.7L13.8 5.6L15.3 6.3L17.4 4.3L19.7 6.6L17.7 8.7L18.4 10.2L21.3 10.4L21.3 13.6L18.4 13.8L17.7 15.3L19.7 17.4L17.4 19.7L15.3 17.7L13.8 18.4L13.6 21.3L10.4 21.3L10.2 18.4L8.7 17.7L6.6 19.7L4.3 17.4L6.3 15.3L5.6 13.8L2.7 13.6L2.7 10.4L5.6 10.2L6.3 8.7L4.3 6.6L6.6 4.3L8.7 6.3z' },
  lamp: { line: 'M9 3h6M8.5 6h7l2 12h-11zM6 21h12', body: 'M8.5 6h7l2 12h-11z' },
  last: { line: 'M6 6l8 6-8 6zM18 6v12', body: 'M6 6l8 6-8 6z' },
  link: { line: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17' },
  lock: { line: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3', body: 'M6 11h12v9H6z' },
  log: { line: 'M5 4h14v16H5zM8.5 8.5h7M8.5 12h7M8.5 15.5h4', body: 'M5 4h14v16H5z' },
  fit: { line: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5' },
  minus: { line: 'M5 12h14' },
  moon: { line: 'M19 14.5A8 8 0 0 1 9.5 5a7.5 7.5 0 1 0 9.5 9.5z', body: 'M19 14.5A8 8 0 0 1 9.5 5a7.5 7.5 0 1 0 9.5 9.5z' },
  next: { line: 'M9 5l7 7-7 7' },
  pause: { line: 'M8 5v14M16 5v14' },
  people: { line: 'M9 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM3 20c0-4 2.5-6 6-6s6 2 6 6zM16 6a2.5 2.5 0 1 1 0 5M17.5 14c2.4.6 3.5 2.6 3.5 6', body: 'M9 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM3 20c0-4 2.5-6 6-6s6 2 6 6z' },
  play: { line: 'M7 4.5v15l12-7.5z', body: 'M7 4.5v15l12-7.5z' },
  plus: { line: 'M12 5v14M5 12h14' },
  redo: { line: 'M19 10H9a5 5 0 0 0 0 10h4M15 6l4 4-4 4' },
  star: { line: 'M12 3.5l2.6 5.6 6 .7-4.4 4.1 1.2 6-5.4-3-5.4 3 1.2-6L3.4 9.8l6-.7z', body: 'M12 3.5l2.6 5.6 6 .7-4.4 4.1 1.2 6-5.4-3-5.4 3 1.2-6L3.4 9.8l6-.7z' },
  sun: { line: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3L7 7M17 17l1.7 1.7M18.7 5.3L17 7M7 17l-1.7 1.7', body: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8z' },
  trash: { line: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13', body: 'M7 7l1 13h8l1-13z' },
  undo: { line: 'M5 10h10a5 5 0 0 1 0 10h-4M9 6l-4 4 4 4' },
  warning: { line: 'M12 4L2.5 20h19zM12 10v5M12 17.5v.5', body: 'M12 4L2.5 20h19z' },
  up: { line: 'M5 15l7-7 7 7' },
  upload: { line: 'M12 16V5M7.5 9L12 4.5 16.5 9M4 20h16' },
} satisfies Record<string, Drawing>;

export type IconName = keyof typeof ICONS;
