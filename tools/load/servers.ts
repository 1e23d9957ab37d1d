import { A_MINUTE, until } from '../../tests/bench/deadline.ts'
import { freePort } from '../../tests/support/listening.ts'
import { type Program, program } from '../programs.ts'

/** A server of the load, not started yet. */
export type Served = Program & { port: number }

export async function portal(
  n: number,
  { secret, ...where }: Record<string, string> & { secret: string },
): Promise<Served> {
  const port = await freePort()
  return {
    port,
    ...program(
      {},
      {
        name: `portal-${n}`,
        command: [process.execPath, 'dist/server/main.js'],
        env: {
          ...where,
          NODE_ENV: 'production',
          LOG_LEVEL: 'warn',
          HOST: '127.0.0.1',
          PORT: String(port),
          PORTAL_SECRET: secret,
        },
      },
    ),
  }
}

export async function bareServer(where: Record<string, string>): Promise<Served> {
  const port = await freePort()
  const command = [process.execPath, '--import', 'tsx', 'tools/load/bare.ts'] as const
  const env = { ...where, PORT: String(port) }
  return { port, ...program({}, { name: 'bare', command: [...command], env }) }
}

/** Waits until the address answers. */
export function answers(address: string): Promise<void> {
  return until(2 * A_MINUTE, address, () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
}
