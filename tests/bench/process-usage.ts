import { readdirSync, readFileSync } from 'node:fs'

/** Processor time that all threads of a process have had, user and system together, in microseconds. */
export function cpuOf(pid: number): number {
  const nanoseconds = readdirSync(`/proc/${pid}/task`)
    .map((thread) => Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ', 1)[0]))
    .reduce((sum, time) => sum + time, 0)
  return nanoseconds / 1000
}

/** Resident memory of a process, in bytes. */
export function residentOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  if (kilobytes === undefined) throw new Error(`process ${pid} has no memory`)
  return Number(kilobytes) * 1024
}
