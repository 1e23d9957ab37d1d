import { randomUUID } from 'node:crypto'

import { get, post } from '../support/server.ts'
import { A_MINUTE, within } from './deadline.ts'

const SIGN_INS = 40
const CALLS = 40

/**
 * Time of a signed-in call, in ms: alone, before and after, and beside forty people who sign in at
 * once.
 */
export async function besideSignIns(url: string, token: string) {
  const once = async () => {
    const begun = performance.now()
    const asked = get(url, '/v1/afiliados/grupo-familiar', token)
    const answer = await within(A_MINUTE, 'The answer to a signed-in call', asked)
    await answer.text()
    if (answer.status !== 200) throw new Error(`answered ${answer.status}`)
    return performance.now() - begun
  }
  const several = async () => {
    const times: number[] = []
    for (let at = 0; at < CALLS; at++) times.push(await once())
    return times
  }
  await several() // Unmeasured calls first: at a cold start the first ones are slow.
  const before = await several()
  const { busy, judged } = await flood(url, once)
  return { quiet: [...before, ...(await several())], busy, judged }
}

/**
 * Forty strangers with names never tried before, and the calls made until all of them have an
 * answer.
 */
async function flood(url: string, once: () => Promise<number>) {
  const busy: number[] = []
  const answers: number[] = []
  for (let at = 0; at < SIGN_INS; at++)
    post(url, '/v1/auth/portal-afiliados/signin', {
      nombre: randomUUID(),
      password: 'wrong',
    }).then(
      ({ status }) => answers.push(status),
      () => answers.push(0),
    )
  const end = performance.now() + 2 * A_MINUTE * 1000
  while (answers.length < SIGN_INS) {
    if (performance.now() > end)
      throw new Error(`Of ${SIGN_INS} sign-ins, ${answers.length} were answered in two minutes.`)
    busy.push(await once())
  }
  return { busy, judged: answers.filter((status) => status === 401).length }
}
