import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { desc, eq } from 'drizzle-orm'

import type { Pregunta } from '#contract/cuenta.ts'
import type { Desafio } from '#contract/extensiones/antirrobot.ts'

import { comprobantes } from '../../server/src/antirrobot/tables.ts'
import { mark } from '../../server/src/base/secrets.ts'
import { correos } from '../../server/src/correo/tables.ts'
import { type Provider, get, post } from './server.ts'

type Mailbox = Pick<Provider, 'base'>

/** Mails to an address, newest first. */
export const mailsTo = ({ base }: Mailbox, para: string) =>
  base.db.select().from(correos).where(eq(correos.para, para)).orderBy(desc(correos.idCorreo))

/** The code in the newest mail with a code. */
export async function codeTo(provider: Mailbox, para: string): Promise<string> {
  const codes = (await mailsTo(provider, para)).map(({ texto }) => /\b(\d{6})\b/.exec(texto)?.[1])
  const newest = codes.find((code) => code !== undefined)
  if (newest === undefined) throw new Error(`No code was sent to ${para}.`)
  return newest
}

/** The link of the newest mail to an address, as the reset screen reads it. */
export async function linkTo(provider: Mailbox, para: string) {
  const [newest] = await mailsTo(provider, para)
  const address = /https?:\/\/\S+/.exec(newest?.texto ?? '')?.[0]
  if (address === undefined) throw new Error(`No link was sent to ${para}.`)
  const { pathname, searchParams } = new URL(address)
  return { pathname, t: searchParams.get('t') ?? '', c: Number(searchParams.get('c')) }
}

/** Does the work of the bot check as a phone would; returns the token for verify-recaptcha. */
export async function solve(challenge: Desafio): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

export async function solvedToken(url: string): Promise<string> {
  return solve((await (await get(url, '/v1/portal/comprobacion')).json()) as Desafio)
}

let vouchers = 0

/** A passed bot check without its work, for tests of the steps after it. */
export async function withVoucher({ base, secrets }: Provider, now = Date.now()) {
  const comprobante = `voucher-${++vouchers}-${now}`
  await base.db.insert(comprobantes).values({
    huella: mark(secrets.comprobacion, comprobante),
    venceAt: now + 60_000,
  })
  return { headers: { 'X-Comprobante': comprobante } }
}

/** The questionnaire with these options chosen, by their words on screen. */
export const chosen = (preguntas: readonly Pregunta[], words: readonly (readonly string[])[]) =>
  preguntas.map(({ preguntaVO, opciones }, at) => ({
    preguntaVO,
    opciones: opciones.map(({ codigo, descripcion }) => ({
      codigo,
      descripcion,
      selected: words[at]?.includes(descripcion) ?? false,
    })),
  }))

export const questionsFor = async (url: string, cuil: string): Promise<Pregunta[]> => {
  const answer = await post(url, '/v1/cuenta/generar-cuestionario', { cuil })
  return (await answer.json()) as Pregunta[]
}
