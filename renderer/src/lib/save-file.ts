/** Gives the browser a file to save, as if it had come from a server. */
export function saveFile(name: string, content: string, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has started by then and keeps its own reference.
  setTimeout(() => URL.revokeObjectURL(url))
}
