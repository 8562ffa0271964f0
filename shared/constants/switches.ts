/** Parts of the product that an admin can turn off while it runs. */
export const SWITCHES = ['registrations', 'guests', 'quiz_making', 'voices', 'store', 'ranked'] as const
export type Switch = (typeof SWITCHES)[number]
