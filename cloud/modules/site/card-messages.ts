/** To the thread that paints cards. */
export interface CardOrder {
  readonly id: number
  readonly svg: string
}

export type CardAnswer =
  | { readonly id: number; readonly png: Uint8Array }
  | { readonly id: number; readonly failure: string }
