import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'

import { emision } from '#contract/emision.ts'
import { numeroDe } from '#formato/numeroDe.ts'
import { useSinSenal } from '#live/copias/useSignal.ts'
import { useLiveCall } from '#live/llamadas/useLiveCall.ts'
import { enPalabras } from '#live/proveedor/failure.ts'
import { nombreCompleto, numeroDeTarjeta, primerNombre } from '#model/personas.ts'
import { SelectorDePractica } from '#piezas/practica/SelectorDePractica.tsx'
import { codigoDe, estaDeBaja } from '#piezas/prestador/prestador.ts'
import { SelectorDePrestador, useSeDioDeBaja } from '#piezas/prestador/SelectorDePrestador.tsx'
import { SelectorDeAfiliado } from '#piezas/SelectorDeAfiliado.tsx'
import { BarraDeAcciones } from '#ui/BarraDeAcciones.tsx'
import { Boton } from '#ui/Boton.tsx'
import { ConCostado } from '#ui/ConCostado.tsx'
import { enfocarLaFalta } from '#ui/enfocarLaFalta.ts'
import { Panel } from '#ui/Panel.tsx'
import { Titulo } from '#ui/Titulo.tsx'

import { AOrdenes } from './AOrdenes.tsx'
import { DialogoDeOrden } from './DialogoDeOrden.tsx'
import { enCursoDe, igualA } from './enCurso.ts'
import { FaltaSenal, SeHabilitan } from './FaltaSenal.tsx'
import { NotaDelFormulario } from './NotaDelFormulario.tsx'

import './ordenes.css'
import { texts } from './texts.ts'
import { UltimasOrdenes } from './UltimasOrdenes.tsx'
import { useEmision } from './useEmision.ts'
import { useFormularioDeOrden } from './useFormularioDeOrden.ts'

type Rechazo = { titulo: string; detalle: string }

/** An order on paper: member, provider and practice, then the cost, and after the confirmation its number and document. */
export function EmitirOrdenScreen({ idAfiliado }: { idAfiliado?: string }) {
  const formulario = useFormularioDeOrden(numeroDe(idAfiliado))
  const { afiliado, prestador, practica, familia } = formulario
  const [pedido, setPedido] = useState(0)
  const [rechazo, setRechazo] = useState<Rechazo>()
  const caja = useRef<HTMLDivElement>(null)
  const sinSenal = useSinSenal()
  const validar = useLiveCall(emision.validar, { toast: false })
  const verificar = useLiveCall(emision.verificarCosto, { toast: false })
  const seDioDeBaja = useSeDioDeBaja(prestador, afiliado?.afiliado.idAfiliado)
  const dialogo = useEmision({
    origen: 'impresa',
    onRechazada: (detalle) => setRechazo({ titulo: texts.noSeGenero, detalle }),
    onTerminada: () => {
      setPedido(0)
      formulario.vaciar()
    },
  })
  useEffect(() => {
    if (pedido > 0) enfocarLaFalta(caja.current)
  }, [pedido])

  const falta = !afiliado || !prestador || !practica || seDioDeBaja || estaDeBaja(prestador)
  const igual =
    afiliado && prestador && practica
      ? igualA(afiliado.afiliado.idAfiliado, codigoDe(prestador), practica.codigo)
      : ''
  const hayUnaIgual = dialogo.filas?.some((orden) => !orden.generada && orden.igualA === igual)

  /** The fields that both buttons send. Undefined if one is missing; its field then shows an error. */
  function completa() {
    setRechazo(undefined)
    if (!afiliado || !prestador || !practica || falta) {
      setPedido((veces) => veces + 1)
      return undefined
    }
    const numeroTarjeta = numeroDeTarjeta(afiliado)
    if (numeroTarjeta === undefined) {
      setRechazo({ titulo: texts.noSeValido, detalle: texts.sinTarjeta })
      return undefined
    }
    return {
      numeroTarjeta,
      codigoPrestador: codigoDe(prestador),
      tipoPrestador: prestador.tipo ?? '',
      codigoPrescriptor: 0 as const,
      practicas: [
        {
          codigo: practica.codigo,
          cantidad: 1 as const,
          validarEspecialidad: practica.validarEspecialidad ?? false,
        },
      ],
    }
  }

  async function alVerificar() {
    const request = completa()
    if (!request || verificar.busy || validar.busy) return
    const answer = await verificar.run(request)
    if (answer.ok) dialogo.verCosto(answer.value)
    else setRechazo({ titulo: texts.noSeVerifico, detalle: enPalabras(answer.failure) })
  }

  async function alGenerar() {
    const request = completa()
    if (!request || !afiliado || hayUnaIgual || verificar.busy || validar.busy) return
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

  const pedidoYa = pedido > 0
  return (
    <ConCostado costado={<UltimasOrdenes idAfiliado={afiliado?.afiliado.idAfiliado} />}>
      <div className="angosta-de-orden">
        <div>
          <AOrdenes />
          <Titulo>{texts.impresa}</Titulo>
        </div>
        {sinSenal && <FaltaSenal />}
        {rechazo && (
          <Panel tono="error" titulo={rechazo.titulo} alerta>
            <p>{rechazo.detalle}</p>
          </Panel>
        )}
        {formulario.leido && (
          <div className="tarjeta relleno formulario-de-orden" ref={caja}>
            <SelectorDeAfiliado
              obligatorio
              elegido={afiliado?.afiliado.idAfiliado}
              onElegir={formulario.elegirAfiliado}
              falta={pedidoYa && !afiliado}
            />
            <SelectorDePrestador
              elegido={prestador}
              onElegir={formulario.elegirPrestador}
              deQuien={
                afiliado && {
                  idAfiliado: afiliado.afiliado.idAfiliado,
                  nombre: primerNombre(afiliado) || nombreCompleto(afiliado),
                }
              }
              falta={pedidoYa && !prestador}
            />
            <SelectorDePractica
              elegida={practica}
              onElegir={formulario.elegirPractica}
              idAfiliado={afiliado?.afiliado.idAfiliado}
              falta={pedidoYa && !practica}
            />
            {hayUnaIgual && (
              <Panel tono="aviso" titulo={texts.hayUnaIgual}>
                <p>{texts.hayUnaIgualDetalle}</p>
                <Link className="enlace" href="/consultar-ordenes">
                  {texts.verPorConfirmar}
                </Link>
              </Panel>
            )}
            <BarraDeAcciones nota={sinSenal && <SeHabilitan />}>
              <Boton
                disabled={sinSenal}
                ocupado={verificar.busy}
                onClick={() => void alVerificar()}
              >
                {verificar.busy ? texts.verificando : texts.verificar}
              </Boton>
              <Boton
                tono="primario"
                disabled={sinSenal || hayUnaIgual === true}
                ocupado={validar.busy}
                onClick={() => void alGenerar()}
              >
                {validar.busy ? texts.validando : texts.generar}
              </Boton>
            </BarraDeAcciones>
          </div>
        )}
        <NotaDelFormulario />
        <DialogoDeOrden
          paso={dialogo.paso}
          tono={familia.findIndex((uno) => uno === afiliado)}
          ocupado={validar.busy}
          onCerrar={dialogo.cerrar}
          onGenerar={() => void alGenerar()}
          onConfirmar={dialogo.alConfirmar}
          onVer={dialogo.ver}
          onDejar={dialogo.dejar}
        />
      </div>
    </ConCostado>
  )
}
