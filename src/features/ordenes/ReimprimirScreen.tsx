import { History24Regular } from '@fluentui/react-icons/svg/history'
import { Info20Regular } from '@fluentui/react-icons/svg/info'
import { Print24Regular } from '@fluentui/react-icons/svg/print'
import { useState } from 'react'
import { Link } from 'wouter'

import { type OrdenReimprimible, emision } from '#contract/emision.ts'
import { formatFecha } from '#formato/fechas.ts'
import { useResource } from '#live/copias/useResource.ts'
import { useSinSenal } from '#live/copias/useSignal.ts'
import { useLiveCall } from '#live/llamadas/useLiveCall.ts'
import { enPalabras } from '#live/proveedor/failure.ts'
import { grupoFamiliar } from '#model/afiliados.ts'
import { documentoDeOrden } from '#model/documentoDeOrden.ts'
import { nombreCompleto } from '#model/personas.ts'
import { Dato } from '#piezas/Dato.tsx'
import { pedido } from '#piezas/documento/pedido.ts'
import { useDocumentos } from '#piezas/documento/useDocumentos.tsx'
import { SelectorDeAfiliado } from '#piezas/SelectorDeAfiliado.tsx'
import { BarraDeAcciones } from '#ui/BarraDeAcciones.tsx'
import { Boton } from '#ui/Boton.tsx'
import { useHayCostado } from '#ui/ConCostado.tsx'
import { ConFaltas } from '#ui/ConFaltas.tsx'
import { DialogoConPie } from '#ui/DialogoConPie.tsx'
import { aparato } from '#ui/esMovil.ts'
import { Panel } from '#ui/Panel.tsx'
import { useLatest } from '#ui/useLatest.ts'

import { fechaDeEmision } from './enCurso.ts'
import { SeHabilitan } from './FaltaSenal.tsx'
import { MarcoDeOrden } from './MarcoDeOrden.tsx'
import { texts } from './texts.ts'

/** Prints the member's last valid order again (ORD-18). */
export function ReimprimirScreen() {
  const [idAfiliado, setIdAfiliado] = useState<number>()
  const [enVano, setEnVano] = useState(0)
  const [hallada, setHallada] = useState<Hallada>()
  const [rechazo, setRechazo] = useState<{ esDelServidor: boolean; words: string }>()
  const sinSenal = useSinSenal()
  const { run, busy } = useLiveCall(emision.validarReimpresion, { toast: false })
  const documentos = useDocumentos()
  const elegido = useLatest(idAfiliado)

  async function buscar() {
    setRechazo(undefined)
    if (idAfiliado === undefined) return setEnVano(enVano + 1)
    if (busy) return
    const answer = await run({ idAfiliado })
    // Another member was chosen meanwhile.
    if (elegido.current !== idAfiliado) return
    if (answer.ok) return setHallada({ orden: answer.value, idAfiliado })
    const { failure } = answer
    setRechazo({ esDelServidor: failure.kind === 'rechazo', words: enPalabras(failure) })
  }

  function reimprimir() {
    if (!hallada) return
    const { idOrden, numeroOrden: suNumero } = hallada.orden
    const numeroOrden = suNumero ?? String(idOrden)
    setHallada(undefined)
    const cual = { numeroOrden, idOrden }
    documentos.ver(pedido(documentoDeOrden, cual, { titulo: texts.documento(numeroOrden) }))
  }

  return (
    <MarcoDeOrden titulo={texts.reimprimir} idAfiliado={idAfiliado}>
      {rechazo && (
        <Panel tono={rechazo.esDelServidor ? 'info' : 'error'} titulo={rechazo.words} alerta />
      )}
      <ConFaltas enVano={enVano} className="tarjeta relleno formulario-de-orden">
        <p>{texts.reimprimirQue}</p>
        <SelectorDeAfiliado
          obligatorio
          elegido={idAfiliado}
          onElegir={(otro) => {
            setIdAfiliado(otro)
            setRechazo(undefined)
          }}
          falta={enVano > 0 && idAfiliado === undefined}
        />
        <BarraDeAcciones nota={sinSenal && <SeHabilitan />}>
          <Boton tono="primario" disabled={sinSenal} ocupado={busy} onClick={() => void buscar()}>
            {busy ? texts.buscando : texts.buscarOrden}
          </Boton>
        </BarraDeAcciones>
      </ConFaltas>
      <Notas />
      <EsEsta hallada={hallada} onReimprimir={reimprimir} onCerrar={() => setHallada(undefined)} />
      {documentos.visor}
    </MarcoDeOrden>
  )
}

function Notas() {
  const sinSenal = useSinSenal()
  const hayCostado = useHayCostado()
  return (
    <>
      <p className="nota-de-orden">
        <Info20Regular />
        {texts.noUsaCupo(aparato())}
      </p>
      {!sinSenal && !hayCostado && (
        <Link className="enlace" href="/consultar-ordenes">
          <History24Regular />
          {texts.verGuardadas}
        </Link>
      )}
    </>
  )
}

/** An order, and its member. */
type Hallada = { orden: OrdenReimprimible; idAfiliado: number }

type EsEstaProps = {
  hallada: Hallada | undefined
  onReimprimir: () => void
  onCerrar: () => void
}

/** The order that was found, before it is printed. */
function EsEsta({ hallada, onReimprimir, onCerrar }: EsEstaProps) {
  const grupo = useResource(grupoFamiliar, {})
  const familia = grupo.state === 'ready' ? grupo.value : []
  const quien = familia.find(({ afiliado }) => afiliado.idAfiliado === hallada?.idAfiliado)
  const orden = hallada?.orden
  return (
    <DialogoConPie
      abierto={hallada !== undefined}
      titulo={texts.reimprimirEsta}
      icono={<Print24Regular />}
      onCerrar={onCerrar}
      pie={
        <div className="dos-botones">
          <Boton onClick={onCerrar}>{texts.cancelar}</Boton>
          <Boton tono="primario" icono={<Print24Regular />} onClick={onReimprimir}>
            {texts.reimprimirla}
          </Boton>
        </div>
      }
    >
      <p className="numero-de-orden dato">{orden?.numeroOrden ?? orden?.idOrden}</p>
      <dl className="pila">
        <Dato titulo={texts.fecha}>{formatFecha(fechaDeEmision(orden?.fechaEmision))}</Dato>
        <Dato titulo={texts.afiliado}>{quien ? nombreCompleto(quien) : ''}</Dato>
        <Dato titulo={texts.delPrestador}>{orden?.nombrePrestador ?? ''}</Dato>
        <Dato titulo={texts.servicios}>{orden?.practicas ?? ''}</Dato>
      </dl>
    </DialogoConPie>
  )
}
