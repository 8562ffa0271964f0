/** The avatars that are free for everyone; others are bought. The client has a picture for each name. */
export const FREE_AVATARS = [
  'thumbs-01',
  'thumbs-02',
  'thumbs-03',
  'thumbs-04',
  'thumbs-05',
  'thumbs-06',
  'thumbs-07',
  'thumbs-08',
  'thumbs-09',
  'thumbs-10',
  'thumbs-11',
  'thumbs-12',
] as const
export type FreeAvatar = (typeof FREE_AVATARS)[number]
