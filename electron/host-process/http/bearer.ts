/** The token of an `Authorization` header; null where there is none. */
export const bearerOf = (authorization = ''): string | null =>
  /^Bearer (.+)$/i.exec(authorization)?.[1] ?? null
