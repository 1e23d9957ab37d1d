import type { SinLlave } from '#live/llaves/ceremonia.ts'
import type { Failure } from '#live/proveedor/failure.ts'
import { type Ingresada, ingresarConLlave } from '#live/sesion/ingresarConLlave.ts'
import { aparato } from '#ui/esMovil.ts'

import { texts } from './conLlaveTexts.ts'
import type { Rechazo } from './PorQueNo.tsx'

/** Signs in with a passkey. Gives the reason if the person is not in. Loaded when its button is pressed. */
export async function conLlave(compartido: boolean): Promise<Rechazo | undefined> {
  const entrada = await ingresarConLlave(compartido)
  if (entrada.ok) return undefined
  const [titulo, detalle] = porQueNo(entrada)
  return { state: 'llave', dicho: { titulo, detalle } }
}

type Palabras = readonly [titulo: string, detalle: string]

const porQueNo = (no: Exclude<Ingresada, { ok: true }>): Palabras =>
  no.sinLlave ? delNavegador(no.sinLlave) : deLaObraSocial(no.failure)

function delNavegador(sinLlave: SinLlave | 'de-candado'): Palabras {
  if (sinLlave === 'de-candado') return [texts.deCandado, texts.deCandadoDetalle]
  if (sinLlave === 'cancelada') return [texts.cancelada, texts.canceladaDetalle(aparato())]
  if (sinLlave === 'direccion') return [texts.direccion, texts.direccionDetalle]
  return [texts.noPuede(aparato()), texts.noPuedeDetalle]
}

const POR_CODIGO: Record<string, Palabras> = {
  'llave-desconocida': [texts.desconocida, texts.desconocidaDetalle],
  'llave-rechazada': [texts.rechazada, texts.rechazadaDetalle],
  credenciales: [texts.cerrada, texts.cerradaDetalle],
}

function deLaObraSocial({ kind, codigo, message }: Failure): Palabras {
  if (kind === 'sin-senal') return [texts.sinSenal, texts.sinSenalDetalle]
  if (kind === 'portal-cautivo') return [texts.cautivo, texts.cautivoDetalle]
  const known = POR_CODIGO[codigo ?? '']
  return known ?? [message, codigo === 'desafio-vencido' ? texts.probar : texts.otraVez]
}
