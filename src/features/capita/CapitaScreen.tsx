import { CalendarMonth24Regular } from '@fluentui/react-icons/svg/calendar-month'
import { Receipt24Regular } from '@fluentui/react-icons/svg/receipt'
import { type ReactNode, useState } from 'react'

import { diaDe } from '#formato/instantes.ts'
import { traerDocumento } from '#live/archivos/documento.ts'
import { useGuardadas } from '#live/copias/useGuardadas.ts'
import { useResource } from '#live/copias/useResource.ts'
import { useSinSenal } from '#live/copias/useSignal.ts'
import type { Failure } from '#live/proveedor/failure.ts'
import { afiliadoActual, ficha, grupoFamiliar } from '#model/afiliados.ts'
import { cuponDeCapita, cuponEnPdf } from '#model/capita.ts'
import { iniciales, nombreEntre } from '#model/personas.ts'
import { delMes, yaVencio } from '#model/vencimientoDeCapita.ts'
import { TituloDeLista } from '#piezas/busqueda/TituloDeLista.tsx'
import { useCopia } from '#piezas/useCopia.tsx'
import { Boton } from '#ui/Boton.tsx'
import { ConCostado, useHayCostado } from '#ui/ConCostado.tsx'
import { aparato } from '#ui/esMovil.ts'
import { Panel } from '#ui/Panel.tsx'
import { Pildoras } from '#ui/Pildoras.tsx'
import { Titulo } from '#ui/Titulo.tsx'
import { showToast } from '#ui/toasts.ts'
import { useAhora } from '#ui/useAhora.ts'
import { Vacio } from '#ui/Vacio.tsx'

import { Cupon } from './Cupon.tsx'

import './capita.css'
import { DondeSePaga } from './DondeSePaga.tsx'
import { texts } from './texts.ts'
import { usePedir } from './usePedir.ts'

/** Monthly payment of a voluntary member. If several members of the family pay one, the person chooses. */
export function CapitaScreen() {
  const { value: yo, aviso } = useCopia(afiliadoActual, {}, texts.trayendo)
  const grupo = useResource(grupoFamiliar, {})
  const [elegido, setElegido] = useState<number>()
  if (!yo || grupo.state === 'loading')
    return (
      <>
        <Titulo>{texts.titulo}</Titulo>
        {aviso}
      </>
    )
  const propio = yo.afiliado.idAfiliado
  const familia = grupo.state === 'ready' ? grupo.value : []
  const pagan = familia.filter(({ tipoAfiliado }) => tipoAfiliado?.fechaVencimientoCapita)
  const siNo = pagan.find(({ afiliado }) => afiliado.idAfiliado === propio) ?? pagan[0]
  const idAfiliado = elegido ?? siNo?.afiliado.idAfiliado ?? propio
  return (
    <DelMes key={idAfiliado} idAfiliado={idAfiliado} propia={idAfiliado === propio}>
      {pagan.length > 1 && (
        <Pildoras
          leyenda={texts.deQuien}
          pildoras={pagan.map((uno) => ({
            valor: String(uno.afiliado.idAfiliado),
            texto: nombreEntre(uno, familia),
            marca: iniciales(uno),
          }))}
          elegida={String(idAfiliado)}
          onElegir={(id) => setElegido(Number(id))}
        />
      )}
    </DelMes>
  )
}

type DelMesProps = { idAfiliado: number; propia: boolean; children: ReactNode }

function DelMes({ idAfiliado, propia: esPropia, children }: DelMesProps) {
  const { value: propia, aviso } = useCopia(ficha, { idAfiliado, propia: esPropia }, texts.trayendo)
  const hoy = diaDe(useAhora(60_000))
  const todos = useGuardadas(cuponDeCapita)
  const pedir = usePedir(cuponDeCapita)
  const sinSenal = useSinSenal()
  const [pidiendo, setPidiendo] = useState(false)
  const [falla, setFalla] = useState<Failure>()
  const hayCostado = useHayCostado()
  const [verAnterior, setVerAnterior] = useState(false)
  if (!propia || !todos)
    return (
      <>
        <Titulo>{texts.titulo}</Titulo>
        {children}
        {aviso}
      </>
    )
  const vence = propia.tipoAfiliado?.fechaVencimientoCapita
  const { numeroDocumento, descripcionTipoDocumento, nombre, apellido } = propia.personaFisica
  if (!vence || numeroDocumento == null)
    return (
      <div className="pila">
        <Titulo>{texts.titulo}</Titulo>
        <Vacio icono={<Receipt24Regular />} tono="neutro">
          <p>{texts.noPaga}</p>
        </Vacio>
      </div>
    )
  const mes = hoy.slice(0, 7)
  const pedido = { numeroDocumento, tipoDocumento: descripcionTipoDocumento ?? 'DNI', mes }
  const guardados = todos.filter(({ params }) => params.numeroDocumento === numeroDocumento)
  const deEsteMes = guardados.find(({ params }) => params.mes === mes)
  const otro = guardados.find(({ params }) => params.mes !== mes)
  // CAPI-07: after a failed request no old coupon is shown, because it could be mistaken for the new one. A button
  // opens the stored one.
  const visto = falla ? undefined : (deEsteMes ?? (verAnterior ? otro : undefined))
  const guardado = deEsteMes ?? otro

  async function generar() {
    setPidiendo(true)
    setFalla(undefined)
    const porQueNo = await pedir(pedido)
    setPidiendo(false)
    setFalla(porQueNo)
    if (porQueNo) return
    showToast(texts.generada)
    // Fetches the PDF too, for later use without signal.
    void traerDocumento(cuponEnPdf, pedido, { deNuevo: false })
  }

  if (visto)
    return (
      <>
        <Cupon
          cupon={visto.value}
          enPapel={visto === deEsteMes ? pedido : undefined}
          quien={`${nombre} ${apellido}`}
          hoy={hoy}
        >
          {children}
        </Cupon>
        <DondeSePaga />
        {sinSenal && <p className="tenue">{texts.sinSenal}</p>}
        <div className="botones">
          <Boton tono="plano" disabled={sinSenal} ocupado={pidiendo} onClick={() => void generar()}>
            {texts.generarDeNuevo}
          </Boton>
        </div>
      </>
    )
  return (
    <ConCostado costado={<DondeSePaga />}>
      <TituloDeLista>{texts.titulo}</TituloDeLista>
      <div className="pila">
        {children}
        {sinSenal && (
          <Panel tono="aviso">
            <p>{texts.sinSenal}</p>
          </Panel>
        )}
        {falla && (
          <Panel tono="error" titulo={texts.noSeGenero} alerta>
            <p>
              {falla.message} {texts.noSeCobro}
            </p>
          </Panel>
        )}
        <div className="tarjeta relleno pila">
          <div className="cabeza">
            <span className="baldosa aviso">
              <CalendarMonth24Regular />
            </span>
            <p>
              <span className="tenue">{texts.venceEl(yaVencio(vence, hoy))}</span>
              <b className="vence-el-cupon dato">{delMes(vence, hoy)}</b>
            </p>
          </div>
          <p>{texts.explicacion(aparato())}</p>
          <Boton
            tono="primario"
            icono={<Receipt24Regular />}
            disabled={sinSenal}
            ocupado={pidiendo}
            onClick={() => void generar()}
          >
            {texts.generar}
          </Boton>
        </div>
        {guardado && (
          <Boton
            onClick={() => {
              setFalla(undefined)
              setVerAnterior(true)
            }}
          >
            {texts.guardadoDe(guardado.value.periodo)}
          </Boton>
        )}
        {!hayCostado && <DondeSePaga />}
      </div>
    </ConCostado>
  )
}
