/** The cloud that this app belongs to: its origin. A release is built with one, and reads no environment. */
export function serverAddress(setting: string | undefined): string {
  const url = URL.parse(setting ?? 'http://localhost:3000')
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw new Error(
      `RIDDLE_ROOMS_SERVER is '${setting}', but may hold an origin, such as https://play.example.org`,
    )
  return url.origin
}
