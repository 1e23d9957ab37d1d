import { listaDePases } from '#contract/extensiones/listaDePases.ts'

import type { Row } from '../http/matriz.ts'

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
} satisfies Record<string, Row>
