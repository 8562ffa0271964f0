import { Fragment } from 'react'

/** A name that breaks after an underscore, before it would break within a word. */
export function SoftName({ name }: { name: string }) {
  return name.split(/(?<=_)/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name have no order but theirs
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
