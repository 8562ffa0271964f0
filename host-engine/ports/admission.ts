/** Whether the host takes anything new at this moment. What runs goes on either way. */
export interface Admission {
  /** False during maintenance: no room opens, nobody comes in, no game begins. */
  isOpen(): boolean
}
