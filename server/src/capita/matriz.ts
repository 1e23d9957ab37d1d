import { NOBODY, type Row } from '../http/matriz.ts'

const documentoDe = (numeroDocumento: number) => ({ numeroDocumento, tipoDocumento: 'DNI' })
const enPdf = (numeroDocumento: number) => ({
  ...documentoDe(numeroDocumento),
  recibo: false,
  fechaDeImpresion: null,
})

export const matriz = {
  'capita.generarCupon': {
    names: ({ documento }) => documentoDe(documento),
    missing: documentoDe(NOBODY),
    de: 'voluntaria',
  },
  'capita.cuponEnPdf': {
    names: ({ documento }) => enPdf(documento),
    missing: enPdf(NOBODY),
    de: 'voluntaria',
  },
} satisfies Record<string, Row>
