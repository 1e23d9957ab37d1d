import { type Row, porAfiliado } from '../http/matriz.ts'

const domicilioDe = (idAfiliado: number) => ({
  domicilio: {
    afiliado: { idAfiliado },
    calle: { idCalle: 420_210_201 },
    domicilioPersonaFisica: {},
    itemsDomicilioPersonaFisica: [{ codigoTipoNumeracion: 6, valor: '12' }],
  },
})

export const matriz = {
  'domicilio.guardarDomicilio': porAfiliado(domicilioDe),
} satisfies Record<string, Row>
