import { aBase64 } from '#contract/base64.ts'
import { escribirEncargo } from '#contract/encargo/cuerpo.ts'
import { deUnEncargo } from '#contract/encargo/firmas.ts'
import { listaDePases } from '#contract/extensiones/listaDePases.ts'
import { firmar, hacerLlave, join, sha256 } from '#contract/pase/firmas.ts'

import type { Family, Row } from '../http/matriz.ts'
import { enTexto } from './marcas.ts'
import { pases } from './tables.ts'

/** A delegation by a phone of this family. */
async function encargoDe({ uid, idAfiliado, db }: Family) {
  const phone = await hacerLlave()
  const now = Date.now()
  await db.insert(pases).values({
    huella: aBase64(phone.publica),
    clase: 'pantalla',
    uid,
    // A delegation ends with the session of its phone: here it has none that is open.
    sid: crypto.randomUUID(),
    idAfiliado,
    emitidoAt: now,
    venceAt: now + 60_000,
    marca: enTexto(await sha256(phone.publica)),
  })
  const body = escribirEncargo({
    clave: (await hacerLlave()).publica,
    recibe: { nombre: 'Marta Sosa', documento: 20_333_444 },
    miembros: [idAfiliado],
    alcance: ['credencial'],
    desde: Math.floor(now / 1000),
    vida: 60,
  })
  const bytes = join(await firmar(phone.privada, deUnEncargo(body)), body)
  return { clave: aBase64(phone.publica), bytes: aBase64(bytes) }
}

export const matriz = {
  'pases.desafio': { own: () => ({}) },
  // Names no person: passes are for the asker's group. Without proof of the key there are none
  // (tests/security/pases.test.ts).
  'pases.emitir': { closed: { clave: 'unknown', desafio: 'unknown', prueba: 'unknown' } },
  'pases.anularImpresas': { own: () => ({}) },
  'pases.confianza': { own: () => ({}) },
  'pases.lista': { own: () => ({}) },
  'pases.tramo': {
    own: async ({ ask }) => {
      const { tramos } = await ask(listaDePases.lista, {})
      return { numero: tramos[0]?.numero ?? 0 }
    },
  },
  // The fingerprint is the permission: its holder was shown the pass.
  'pases.consultar': { own: () => ({ huella: 'unknown' }) },
  // Names members in signed bytes: the key must have passes of the asker's account.
  'encargos.anotar': { names: encargoDe, missing: { clave: 'unknown', bytes: 'unknown' } },
  'encargos.lista': { own: () => ({}) },
  'encargos.terminar': { names: encargoDe, missing: { clave: 'unknown', bytes: 'unknown' } },
  // The receiver's signature is the permission.
  'encargos.renovar': { closed: { huella: 'unknown', segundos: 0, prueba: 'unknown' } },
  // The fingerprint is the permission: its holder was shown the delegation.
  'encargos.consultar': { own: () => ({ huella: 'unknown' }) },
} satisfies Record<string, Row>
