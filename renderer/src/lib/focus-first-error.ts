/**
 * Takes the focus to the first thing that is wrong, and it into sight, however far up or down it stands. `data-form-error`
 * marks what no single field can bear. It waits for the render that marks them.
 */
export function focusFirstError(form: HTMLElement | null): void {
  setTimeout(() => {
    const first = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-form-error]')
    first?.focus({ preventScroll: true })
    // In the middle: the heads and feet that stick would cover it at an edge.
    first?.scrollIntoView({ block: 'center' })
  })
}
