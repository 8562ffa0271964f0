import type { Rank } from '#shared/constants/game.ts'

/** What is pressed into each rank's wax, drawn in a box of 40 around (0, 0). Filled even-odd. */
export const RANK_GLYPHS: Record<Rank, string> = {
  // A key.
  apprentice: 'M0-19a9 9 0 0 1 3 17.5V5h7v4H3v4h5v4H3v3H-3V-1.5A9 9 0 0 1 0-19zM0-14a4 4 0 1 0 .1 0z',
  // An eye.
  seeker: 'M-19 0C-12-11 12-11 19 0 12 11-12 11-19 0zM0-7a7 7 0 1 0 .1 0zM0-3a3 3 0 1 1-.1 0z',
  // An open book.
  scholar: 'M-18-11C-11-14-5-13-1-9V14c-5-4-11-4-17-2zM18-11C11-14 5-13 1-9V14c5-4 11-4 17-2z',
  // A lantern.
  sage: 'M-4-18h8v3h-8zM-9-13H9L7-8H-7zM-8-6H8V9H-8zM-3-3V6H3V-3zM-11 11h22v4h-22z',
  // A moth.
  oracle:
    'M0-15 3-10C9-18 19-15 19-8S11 3 4 3c8 1 10 7 7 11S3 17 2 9L0 15-2 9c-1 8-6 9-9 5S-12 4-4 3C-11 3-19-1-19-8S-9-18-3-10z',
  // A moon that holds a star.
  mystic: 'M6-18A18 18 0 1 0 18 6 15 15 0 0 1 6-18zM11-9l1.6 4.4L17-3l-4.4 1.6L11 3 9.4-1.4 5-3l4.4-1.6z',
  // A crown over a keyhole.
  enigmaster:
    'M-17-13-9-6-0-17 9-6 17-13 14 4H-14zM-14 7h28v4h-28zM0-6a4 4 0 0 1 2 7.4L3 3H-3l1-1.6A4 4 0 0 1 0-6z',
}
