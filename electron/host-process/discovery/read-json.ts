/** The JSON that another computer answers with, of so many bytes at most: whoever answers may send without an end. Throws. */
export async function readJson(response: Response, mostBytes: number): Promise<unknown> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.byteLength
    // Leaving the loop cancels the answer.
    if (bytes > mostBytes) throw new Error(`The answer is longer than ${mostBytes} bytes.`)
    parts.push(part)
  }
  return JSON.parse(Buffer.concat(parts).toString('utf8'))
}
