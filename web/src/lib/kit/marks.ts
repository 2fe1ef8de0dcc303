// The players' marks on a 24 grid, by seat.

export const MARKS = [
  'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  'M4 4h16v16H4z',
  'M12 3l10 18H2z',
  'M12 2l10 10-10 10L2 12z',
  'M7 3h10l5 9-5 9H7l-5-9z',
  'M12 2l3 6.6 7 .8-5.2 4.8 1.4 7-6.2-3.5-6.2 3.5 1.4-7L2 9.4l7-.8z',
  'M12 2c5 6 7 9.2 7 12.5a7 7 0 0 1-14 0C5 11.2 7 8 12 2z',
  'M9 2h6v7h7v6h-7v7H9v-7H2V9h7z',
];
