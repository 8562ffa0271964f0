/**
 * The shape that the Italian texts of an area must have: every key of the English ones, and for every plural
 * (`x_other`) also `x_many`, which Italian uses from a million on and i18next never falls back from.
 */
export type Translated<T> = {
  [K in keyof T]: T[K] extends string ? string : Translated<T[K]>
} & {
  [K in keyof T as K extends `${infer Base}_other` ? `${Base}_many` : never]: string
}
