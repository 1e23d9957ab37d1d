// npm run bench -- tiempos [--rounds N] [--only signin]: no answer of the access calls tells by its
// time who has an account (SEC-11).
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'

import { eq } from 'drizzle-orm'

import { intentos } from '../../server/src/limites/tables.ts'
import { usuarios } from '../../server/src/sesiones/tables.ts'
import { marcaDe, marcaDeCuenta } from '../../server/src/sesiones/usuarios.ts'
import { withVoucher } from '../support/acceso.ts'
import { people } from '../support/people.ts'
import { post, startServer, uidOf } from '../support/server.ts'
import { type Kind, compare, interleaved, lines } from './comparison.ts'

const DAY = 25 * 3_600_000 // After a day all tries are forgotten, and so are all limits.
const WARM_UP = 10

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '200' }, only: { type: 'string' } },
})
const rounds = Number(values.rounds)

let now = Date.now()
const provider = await startServer({ clock: () => now })
const digits = (cuil: string) => cuil.replaceAll('-', '')
const [UNKNOWN, WAITING_UNKNOWN] = ['20-99999999-9', '27-98989898-4']

await provider.base.db
  .update(usuarios)
  .set({ bloqueado: true })
  .where(eq(usuarios.uid, uidOf('derivado')))
for (const marca of [
  marcaDeCuenta(provider.secrets, uidOf('sola')),
  marcaDe(provider.secrets, WAITING_UNKNOWN),
])
  await provider.base.db.insert(intentos).values({
    marca,
    fallos: 8,
    esperaHasta: now + 10_000 * DAY,
    ultimoAt: now + 10_000 * DAY,
  })

const signIn = (nombre: string, password: string, status: number): Kind => ({
  ask: () => post(provider.url, '/v1/auth/portal-afiliados/signin', { nombre, password }),
  status,
})
const correos = (nombreUsuario: string): Kind => ({
  before: () => withVoucher(provider, now),
  ask: (also) =>
    post(provider.url, '/v1/contacto/portal-afiliados/correo-usuario', { nombreUsuario }, also),
  status: 200,
})
const preguntas = (cuil: string): Kind => ({
  ask: () => post(provider.url, '/v1/cuenta/generar-cuestionario', { cuil: digits(cuil) }),
  status: 200,
})

const suites = [
  {
    call: 'signin',
    kinds: {
      unknown: signIn(UNKNOWN, 'otra1234', 401),
      'wrong password': signIn(people.norma.cuil, 'otra1234', 401),
      blocked: signIn(people.derivado.cuil, people.derivado.password, 401),
    },
  },
  {
    call: 'signin, told to wait',
    kinds: {
      unknown: signIn(WAITING_UNKNOWN, 'otra1234', 429),
      known: signIn(people.sola.cuil, people.sola.password, 429),
    },
  },
  {
    call: 'correo-usuario',
    kinds: { unknown: correos(UNKNOWN), 'known, no e-mail': correos(people.sola.cuil) },
  },
  {
    call: 'generar-cuestionario',
    kinds: { unknown: preguntas(UNKNOWN), known: preguntas(people.norma.cuil) },
  },
]

const chosen = suites.filter(({ call }) => call === (values.only ?? call))
let over = chosen.length === 0
for (const { call, kinds } of chosen) {
  const nextDay = () => void (now += DAY)
  await interleaved(kinds, WARM_UP, nextDay)
  const compared = compare(await interleaved(kinds, rounds, nextDay))
  console.log(lines(call, compared).join('\n'))
  over ||= compared.some(({ within }) => !within)
}
await provider.stop()
console.log(`${rounds} rounds, load ${(loadavg()[0] ?? 0).toFixed(1)}`)
process.exitCode = over ? 1 : 0
