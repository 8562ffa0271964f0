import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

export interface CloudProcess {
  readonly child: ChildProcess
  readonly output: { out: string; err: string }
  readonly ended: Promise<number | null>
  /** The port of the line that says where the game is; rejects when the process ends without it. */
  readonly ready: Promise<string>
}

export interface CloudProcessOptions {
  /** Not the project's, whose .env would be read. */
  readonly cwd: string
  readonly variables: Readonly<Record<string, string>>
  /** What stderr is: a pipe that `output` is read from, unless the test has one of its own. */
  readonly stderr?: 'pipe' | number
}

/** Starts main.ts as a process of its own, on a free port. It ends with the test at the latest. */
export function startCloudProcess({ cwd, variables, stderr = 'pipe' }: CloudProcessOptions): CloudProcess {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    cwd,
    stdio: ['ignore', 'pipe', stderr],
    env: { PATH, NODE_COMPILE_CACHE, PORT: '0', QUIZ_STOCK: '0', ...variables },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const output = { out: '', err: '' }
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (part) => {
      output.out += part
      const port = /:(\d+)\n/.exec(output.out)?.[1]
      if (port !== undefined) resolve(port)
    })
    child.stderr?.on('data', (part) => {
      output.err += part
    })
    void ended.then((code) => reject(new Error(`ended with ${code}: ${output.err}`)))
  })
  ready.catch(() => undefined)
  return { child, output, ended, ready }
}

/** Opens the account of ann@example.org. */
export const registerAnn = (port: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username: 'ann',
      email: 'ann@example.org',
      password: 'Passw0rd',
      confirmPassword: 'Passw0rd',
    }),
  })
