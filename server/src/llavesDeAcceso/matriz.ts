import type { Row } from '../http/matriz.ts'

export const matriz = {
  'llavesDeAcceso.desafioDeIngreso': { own: () => ({}) },
  'llavesDeAcceso.ingresar': {
    closed: {
      id: 'unknown',
      clientDataJSON: 'unknown',
      authenticatorData: '',
      signature: '',
      userHandle: '',
    },
  },
} satisfies Record<string, Row>
