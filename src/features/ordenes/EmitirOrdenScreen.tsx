import { Link } from 'wouter'

import { numeroDe } from '#formato/numeroDe.ts'
import { useSinSenal } from '#live/copias/useSignal.ts'
import { nombreCompleto, primerNombre } from '#model/personas.ts'
import { SelectorDePractica } from '#piezas/practica/SelectorDePractica.tsx'
import { SelectorDePrestador } from '#piezas/prestador/SelectorDePrestador.tsx'
import { SelectorDeAfiliado } from '#piezas/SelectorDeAfiliado.tsx'
import { BarraDeAcciones } from '#ui/BarraDeAcciones.tsx'
import { Boton } from '#ui/Boton.tsx'
import { ConFaltas } from '#ui/ConFaltas.tsx'
import { Panel } from '#ui/Panel.tsx'
import { PanelDeRechazo } from '#ui/PanelDeRechazo.tsx'

import { DialogoDeOrden } from './DialogoDeOrden.tsx'
import { SeHabilitan } from './FaltaSenal.tsx'
import { MarcoDeOrden } from './MarcoDeOrden.tsx'
import { NoSeGeneraron } from './NoSeGeneraron.tsx'
import { NotaDelFormulario } from './NotaDelFormulario.tsx'
import { texts } from './texts.ts'
import { useFormularioDeOrden } from './useFormularioDeOrden.ts'
import { useOrdenImpresa } from './useOrdenImpresa.ts'

/** An order on paper: member, provider and practice, then the cost, and after the confirmation its number and document. */
export function EmitirOrdenScreen({ idAfiliado }: { idAfiliado?: string }) {
  const formulario = useFormularioDeOrden(numeroDe(idAfiliado))
  const { afiliado, familia } = formulario
  const orden = useOrdenImpresa(formulario)
  const { rechazo, dialogo } = orden
  return (
    <MarcoDeOrden titulo={texts.impresa} idAfiliado={afiliado?.afiliado.idAfiliado}>
      {!dialogo.paso && <NoSeGeneraron {...dialogo} />}
      {rechazo && <PanelDeRechazo {...rechazo} />}
      {formulario.leido && (
        <ConFaltas enVano={orden.enVano} className="tarjeta relleno formulario-de-orden">
          <Elegir formulario={formulario} seDicen={orden.enVano > 0} />
          {orden.hayUnaIgual && <HayUnaIgual />}
          <Acciones orden={orden} />
        </ConFaltas>
      )}
      <NotaDelFormulario />
      <DialogoDeOrden
        paso={dialogo.paso}
        tono={familia.findIndex((uno) => uno === afiliado)}
        ocupado={orden.validando}
        onCerrar={dialogo.cerrar}
        onGenerar={orden.generar}
        onConfirmar={dialogo.alConfirmar}
        onVer={dialogo.ver}
        onDejar={dialogo.dejar}
      />
    </MarcoDeOrden>
  )
}

type ElegirProps = { formulario: ReturnType<typeof useFormularioDeOrden>; seDicen: boolean }

function Elegir({ formulario, seDicen }: ElegirProps) {
  const { afiliado, prestador, practica } = formulario
  return (
    <>
      <SelectorDeAfiliado
        obligatorio
        elegido={afiliado?.afiliado.idAfiliado}
        onElegir={formulario.elegirAfiliado}
        falta={seDicen && !afiliado}
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
        falta={seDicen && !prestador}
      />
      <SelectorDePractica
        elegida={practica}
        onElegir={formulario.elegirPractica}
        idAfiliado={afiliado?.afiliado.idAfiliado}
        falta={seDicen && !practica}
      />
    </>
  )
}

function HayUnaIgual() {
  return (
    <Panel tono="aviso" titulo={texts.hayUnaIgual}>
      <p>{texts.hayUnaIgualDetalle}</p>
      <Link className="enlace" href="/consultar-ordenes">
        {texts.verPorConfirmar}
      </Link>
    </Panel>
  )
}

function Acciones({ orden }: { orden: ReturnType<typeof useOrdenImpresa> }) {
  const sinSenal = useSinSenal()
  return (
    <BarraDeAcciones nota={sinSenal && <SeHabilitan />}>
      <Boton disabled={sinSenal} ocupado={orden.verificando} onClick={orden.verificar}>
        {orden.verificando ? texts.verificando : texts.verificar}
      </Boton>
      <Boton
        tono="primario"
        disabled={sinSenal || orden.hayUnaIgual}
        ocupado={orden.validando}
        onClick={orden.generar}
      >
        {orden.validando ? texts.validando : texts.generar}
      </Boton>
    </BarraDeAcciones>
  )
}
