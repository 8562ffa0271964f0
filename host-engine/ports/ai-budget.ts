/** What one call to a model used. */
export interface AiUsage {
  readonly model: string
  readonly inputTokens: number
  readonly outputTokens: number
  /** In millionths of the vendor's currency. */
  readonly costMicros: number
}

/** What models may cost a day. */
export interface AiBudget {
  /** Whether anything of today's budget is left. A call that has begun may pass it. */
  mayStart(): Promise<boolean>
  record(usage: AiUsage): Promise<void>
}
