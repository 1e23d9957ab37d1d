import { credencial } from '#contract/credencial.ts'

import { type Row, porAfiliado } from '../http/matriz.ts'

export const matriz = {
  'credencial.generarToken': porAfiliado((idAfiliado) => ({ afiliado: { idAfiliado } })),
  // Any person who was shown a card may check it: the card's token is the permission (CRED-11).
  'credencial.validarToken': {
    names: async ({ ask, idAfiliado }) => {
      const { token } = await ask(credencial.generarToken, { afiliado: { idAfiliado } })
      const tarjeta = JSON.stringify({ token, idAfiliado })
      return { dataBase64: Buffer.from(tarjeta).toString('base64url') }
    },
    missing: { dataBase64: 'e30' },
    open: true,
  },
} satisfies Record<string, Row>
