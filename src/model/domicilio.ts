import type { FichaDeAfiliado } from '#contract/afiliados.ts'

type Partes = Pick<
  FichaDeAfiliado,
  'provincia' | 'departamento' | 'localidad' | 'calle' | 'itemsDomicilioPersonaFisica'
>

// Label of each part of an address; the door number follows the street without a label.
const NUMERO = 6
const PARTES: Record<number, string> = {
  1: 'Torre',
  2: 'Piso',
  3: 'Manzana',
  4: 'Depto.',
  5: 'Casa',
  8: 'Cuerpo',
  9: 'Tira',
  10: 'km',
}

/** An address as on an envelope, line by line; empty if nothing is known. */
export function lineasDeDomicilio({
  calle,
  localidad,
  departamento,
  provincia,
  itemsDomicilioPersonaFisica,
}: Partes): string[] {
  const items = itemsDomicilioPersonaFisica ?? []
  // Hosts write 0 for a house without a number.
  const numero = items.find(
    ({ codigoTipoNumeracion, valor }) => codigoTipoNumeracion === NUMERO && valor !== '0',
  )
  const partes = items.flatMap(({ codigoTipoNumeracion, valor }) => {
    const nombre = PARTES[codigoTipoNumeracion]
    return nombre === undefined ? [] : [`${nombre} ${valor}`]
  })
  return [
    [calle?.descripcion, numero?.valor].filter(Boolean).join(' '),
    partes.join(', '),
    [localidad, departamento, provincia]
      .flatMap((lugar) => (lugar ? [lugar.descripcion] : []))
      // A district is often named after its town.
      .filter((lugar, at, all) => all.indexOf(lugar) === at)
      .join(', '),
  ].filter((linea) => linea !== '')
}
