import { producto } from '#contract/producto.ts'
import type { Senas } from '#contract/soporte.ts'
import { cuandoYHora } from '#formato/instantes.ts'
import { tamano } from '#formato/tamano.ts'

import type { EnElTelefono } from './enElTelefono.ts'
import { texts } from './texts.ts'

/** All facts about this device and the portal on it. */
export type Mirado = EnElTelefono & {
  aparato: string
  now: number
  senas: Omit<Senas, 'hora' | 'documentos' | 'nadaEnEspera' | 'nadaParaDecidir'>
  senalDicha: 'con-senal' | 'sin-senal' | 'portal-cautivo'
  sinSenalDesde: number | undefined
  libre: number | undefined
  esperan: number
  deciden: number
}

/** 'falta': not ideal, but nothing for the person to fix. */
export type Como = 'bien' | 'mirar' | 'falta'
export type Renglon = { titulo: string; detalle: string; valor: string; como: Como }

/** With a larger error of the clock, a signature of this phone may be refused. */
const HORA_MAL = 2 * 60_000
const GB = 1024 ** 3

export const senasDe = ({ senas, desfase, documentos, esperan, deciden }: Mirado): Senas => ({
  ...senas,
  hora: Math.abs(desfase) < HORA_MAL,
  documentos: documentos.hay >= documentos.de,
  nadaEnEspera: esperan === 0,
  nadaParaDecidir: deciden === 0,
})

const si = (bien: boolean, sino: Como = 'mirar'): Como => (bien ? 'bien' : sino)

const siONo = (es: boolean) => (es ? texts.hay : texts.noHay)

/** Rows of 'Este teléfono'. */
export function renglonesDe(mirado: Mirado): Renglon[] {
  const { senas, now, documentos, desfase, bytes, libre, esperan, deciden } = mirado
  const { hora, nadaParaDecidir } = senasDe(mirado)
  return [
    {
      titulo: texts.version,
      detalle: senas.alDia ? texts.alDia : texts.hayNueva,
      valor: producto.version,
      como: si(senas.alDia),
    },
    {
      titulo: texts.senal,
      detalle: senalEnPalabras(mirado, now),
      valor: siONo(senas.senal),
      como: si(senas.senal, 'falta'),
    },
    {
      titulo: texts.guardado,
      detalle: libre === undefined ? texts.sinMedir : texts.libres(espacio(libre)),
      valor: tamano(bytes),
      como: si(senas.lugar),
    },
    {
      titulo: texts.documentos,
      detalle: senas.compartido
        ? texts.compartido(mirado.aparato)
        : documentos.de === 0
          ? texts.ningunDocumento
          : texts.documentosGuardados(documentos.hay, documentos.de, tamano(documentos.bytes)),
      valor: '',
      como: si(senas.compartido || documentos.hay >= documentos.de, 'falta'),
    },
    {
      titulo: texts.conservar,
      detalle: senas.prometido ? texts.prometido : texts.sinPromesa,
      valor: siONo(senas.prometido),
      como: si(senas.prometido),
    },
    {
      titulo: texts.abrirSinSenal,
      detalle: senas.abreSinSenal ? texts.entera : texts.faltaUnaParte,
      valor: siONo(senas.abreSinSenal),
      como: si(senas.abreSinSenal),
    },
    {
      titulo: texts.cerrada,
      detalle: senas.conLaAplicacionCerrada ? texts.puede : texts.noPuede,
      valor: siONo(senas.conLaAplicacionCerrada),
      como: si(senas.conLaAplicacionCerrada, 'falta'),
    },
    {
      titulo: texts.hora,
      detalle: texts.diferencia,
      valor: texts.segundos(Math.round(Math.abs(desfase) / 1000)),
      como: si(hora),
    },
    {
      titulo: texts.pendientes,
      detalle: esperan + deciden === 0 ? texts.nadaPendiente : texts.loPendiente(esperan, deciden),
      valor: '',
      como: si(nadaParaDecidir),
    },
  ]
}

function senalEnPalabras({ senalDicha, sinSenalDesde }: Mirado, now: number): string {
  if (senalDicha === 'con-senal') return texts.contesta
  if (senalDicha === 'portal-cautivo') return texts.cautivo
  return texts.sinSenalDesde(cuandoYHora(sinSenalDesde ?? now, now))
}

const espacio = (bytes: number) =>
  bytes < GB ? tamano(bytes) : `${(bytes / GB).toFixed(1).replace('.', ',')}\u00A0GB`
