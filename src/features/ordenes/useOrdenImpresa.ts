import { useState } from 'react'

import type { Practica } from '#contract/busquedas.ts'
import { emision } from '#contract/emision.ts'
import type { Prestador } from '#contract/prestadores.ts'
import { useLiveCall } from '#live/llamadas/useLiveCall.ts'
import { enPalabras } from '#live/proveedor/failure.ts'
import { nombreCompleto, numeroDeTarjeta, primerNombre } from '#model/personas.ts'
import { codigoDe, estaDeBaja } from '#piezas/prestador/prestador.ts'
import { useSeDioDeBaja } from '#piezas/prestador/SelectorDePrestador.tsx'
import type { Rechazo } from '#ui/PanelDeRechazo.tsx'

import { enCursoDe, enDuda, igualA } from './enCurso.ts'
import { texts } from './texts.ts'
import { useEmision } from './useEmision.ts'
import type { useFormularioDeOrden } from './useFormularioDeOrden.ts'

/** An order on paper, from its form to the dialog that confirms it: both of its calls, and the reason of a refusal. */
export function useOrdenImpresa(formulario: ReturnType<typeof useFormularioDeOrden>) {
  const { afiliado, prestador, practica } = formulario
  /** Number of attempts with a missing field. */
  const [enVano, setEnVano] = useState(0)
  const [rechazo, setRechazo] = useState<Rechazo>()
  const validar = useLiveCall(emision.validar, { toast: false })
  const verificar = useLiveCall(emision.verificarCosto, { toast: false })
  const seDioDeBaja = useSeDioDeBaja(prestador, afiliado?.afiliado.idAfiliado)
  const dialogo = useEmision({
    origen: 'impresa',
    onRechazada: (detalle) => setRechazo({ titulo: texts.noSeGenero, detalle }),
    onTerminada: () => {
      setEnVano(0)
      formulario.vaciar()
    },
  })
  const igual =
    afiliado && prestador && practica
      ? igualA(afiliado.afiliado.idAfiliado, codigoDe(prestador), practica.codigo)
      : ''
  const hayUnaIgual = dialogo.filas?.some((orden) => enDuda(orden) && orden.igualA === igual)
  const ocupado = verificar.busy || validar.busy

  /** The fields that both buttons send. Undefined if one is missing; its field then shows an error. */
  function completa() {
    setRechazo(undefined)
    if (!afiliado || !prestador || !practica || seDioDeBaja || estaDeBaja(prestador)) {
      setEnVano((antes) => antes + 1)
      return undefined
    }
    const numeroTarjeta = numeroDeTarjeta(afiliado)
    if (numeroTarjeta === undefined) {
      setRechazo({ titulo: texts.noSeValido, detalle: texts.sinTarjeta })
      return undefined
    }
    return preguntaDe(numeroTarjeta, prestador, practica)
  }

  async function alVerificar() {
    const request = completa()
    if (!request || ocupado) return
    const answer = await verificar.run(request)
    if (answer.ok) dialogo.verCosto(answer.value)
    else setRechazo({ titulo: texts.noSeVerifico, detalle: enPalabras(answer.failure) })
  }

  async function alGenerar() {
    const request = completa()
    if (ocupado) return
    // The reason is shown on the form, which the cost would cover.
    if (!request || !afiliado || hayUnaIgual) return dialogo.cerrar()
    const answer = await validar.run(request)
    if (!answer.ok) {
      dialogo.cerrar()
      return setRechazo({ titulo: texts.noSeValido, detalle: enPalabras(answer.failure) })
    }
    const orden = enCursoDe(answer.value, {
      origen: 'impresa',
      idAfiliado: afiliado.afiliado.idAfiliado,
      paraQuien: primerNombre(afiliado) || nombreCompleto(afiliado),
      igualA: igual,
    })
    dialogo.pedirConfirmacion(answer.value, orden)
  }

  return {
    rechazo,
    enVano,
    hayUnaIgual: hayUnaIgual === true,
    verificando: verificar.busy,
    validando: validar.busy,
    verificar: () => void alVerificar(),
    generar: () => void alGenerar(),
    dialogo,
  }
}

const preguntaDe = (
  numeroTarjeta: string,
  prestador: Prestador,
  { codigo, validarEspecialidad }: Practica,
) => ({
  numeroTarjeta,
  codigoPrestador: codigoDe(prestador),
  tipoPrestador: prestador.tipo ?? '',
  codigoPrescriptor: 0 as const,
  practicas: [{ codigo, cantidad: 1 as const, validarEspecialidad: validarEspecialidad ?? false }],
})
