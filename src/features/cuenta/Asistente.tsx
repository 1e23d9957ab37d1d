import type { ReactNode } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { Link, useLocation } from 'wouter'

import type { Resolver } from '#live/llamadas/antirrobot.ts'
import { refrescarMisDatos } from '#live/sesion/misDatos.ts'
import { useCampos } from '#piezas/formulario/useCampos.ts'
import { Boton } from '#ui/Boton.tsx'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import { Formulario } from '#ui/Formulario.tsx'
import { recienCreada } from '#ui/llegada.ts'
import { Palabras } from '#ui/Palabras.tsx'
import { PanelDeRechazo } from '#ui/PanelDeRechazo.tsx'
import { Titulo } from '#ui/Titulo.tsx'
import { unSoloToque } from '#ui/unSoloToque.ts'

import {
  CAMPOS_DE_CORREO,
  CAMPOS_DE_DATOS,
  type Campos,
  type Guardado,
  SIN_ESCRIBIR,
} from './campos.ts'
import { CodigoDeCuenta } from './CodigoDeCuenta.tsx'
import { ExitoDialogo } from './ExitoDialogo.tsx'
import { MODOS, type Modo } from './modos.ts'
import { PasoDatos } from './PasoDatos.tsx'
import { PasoFinal } from './PasoFinal.tsx'
import { PasoPreguntas } from './PasoPreguntas.tsx'
import { Progreso } from './Progreso.tsx'
import { FormularioDeCuenta, soloDigitos } from './reglas.ts'
import { sinResponder } from './respuestas.ts'
import { texts } from './texts.ts'
import { useAsistente } from './useAsistente.ts'

type Props = {
  modo: Modo
  resolver: Resolver
  guardado: Guardado
  onEscribir: (guardado: Guardado) => void
  onTerminado: () => Promise<void>
  terminos: ReactNode
  privacidad: ReactNode
}

/** The wizard in three steps: personal data, security questions, e-mail and password. */
export function Asistente(props: Props) {
  const { modo, resolver, guardado, onEscribir, onTerminado } = props
  const [, navigate] = useLocation()
  const { control, getValues, revisar } = useCampos({
    struct: FormularioDeCuenta,
    inicial: SIN_ESCRIBIR,
    borrador: { value: guardado, change: onEscribir, done: onTerminado },
  })
  const asistente = useAsistente(modo, resolver)
  const { paso, setPaso, preguntas, elegidas, rechazo, ocupado, antirrobot, codigo } = asistente
  const faltan = sinResponder(preguntas, elegidas)
  const soloTerminos = modo === 'identidad'
  const robot = antirrobot.estado.state === 'hecha'

  async function seguir() {
    if (paso === 0) {
      if (await revisar(CAMPOS_DE_DATOS)) await asistente.traerPreguntas(getValues())
    } else if (paso === 1) {
      if (faltan === 0) setPaso(2)
    } else {
      const deAcceso = soloTerminos ? [] : CAMPOS_DE_CORREO
      if (await revisar([...deAcceso, 'aceptaCondiciones'])) await asistente.terminar(getValues())
    }
  }

  function alLograrlo() {
    void onTerminado()
    if (modo === 'identidad') void refrescarMisDatos()
    else recienCreada.cuil = soloDigitos(getValues('cuil'))
    navigate(MODOS[modo].despues, { replace: true })
  }

  return (
    <>
      <Formulario className="asistente pila" onEnviar={seguir}>
        <Progreso paso={paso} que={MODOS[modo].titulo} />
        <Titulo key={`${paso} ${rechazo?.detalle ?? ''}`}>{tituloDe(paso, soloTerminos)}</Titulo>
        {rechazo && <PanelDeRechazo {...rechazo} />}
        {paso === 0 && <PasoDatos control={control} />}
        {paso === 0 && modo === 'crear' && <TengoCodigo />}
        {paso === 1 && (
          <PasoPreguntas preguntas={preguntas} elegidas={elegidas} onElegir={asistente.elegir} />
        )}
        {paso === 2 && (
          <PasoFinal
            control={control}
            soloTerminos={soloTerminos}
            antirrobot={antirrobot}
            terminos={props.terminos}
            privacidad={props.privacidad}
          />
        )}
        <Abajo
          paso={paso}
          modo={modo}
          ocupado={ocupado}
          puedeSeguir={paso === 1 ? faltan === 0 : paso !== 2 || robot}
          onAtras={() => setPaso(paso === 2 ? 1 : 0)}
          onSalir={() => void onTerminado()}
        >
          {paso === 1 && faltan > 0 && <p className="tenue">{texts.faltan(faltan)}</p>}
          {paso === 2 && !robot && <TeFalta control={control} soloTerminos={soloTerminos} />}
        </Abajo>
      </Formulario>
      {codigo && (
        <CodigoDeCuenta
          {...codigo}
          siCierra={modo === 'crear' ? texts.siCerras : texts.siCerrasEmpezas}
          onConfirmar={codigo.confirmar}
          onReenviar={() => codigo.reenviar(getValues())}
          onCerrar={asistente.cerrarCodigo}
        />
      )}
      <ExitoDialogo abierto={asistente.exito} modo={modo} onSeguir={alLograrlo} />
    </>
  )
}

function TengoCodigo() {
  return (
    <Link className="enlace" href="/confirmar-contacto-crear-cuenta">
      {texts.tengoCodigo}
    </Link>
  )
}

type TeFaltaProps = { control: Control<Campos>; soloTerminos: boolean }

/** Open conditions of the last step: at least the bot check. */
function TeFalta({ control, soloTerminos }: TeFaltaProps) {
  const acepta = useWatch({ control, name: 'aceptaCondiciones' })
  const deAcceso = useWatch({ control, name: CAMPOS_DE_CORREO })
  return (
    <p className="tenue">
      {texts.teFalta([
        ...(!soloTerminos && deAcceso.includes('') ? [texts.completar] : []),
        ...(acepta ? [] : [texts.aceptarlos]),
        texts.robot,
      ])}
    </p>
  )
}

type AbajoProps = {
  paso: number
  modo: Modo
  ocupado: boolean
  /** In step 2 all questions are answered (ACCT-10), in step 3 the bot check is passed (ACCT-16). */
  puedeSeguir: boolean
  onAtras: () => void
  onSalir: () => void
  /** Open conditions of the step. */
  children: ReactNode
}

/** The buttons of a step. */
function Abajo({ paso, modo, ocupado, children, ...props }: AbajoProps) {
  return (
    <div className="abajo">
      {children}
      <div className="botones final" {...unSoloToque}>
        {paso === 0 ? (
          <EnlaceBoton href={modo === 'identidad' ? '/perfil' : '/signin'} onClick={props.onSalir}>
            {texts.cancelar}
          </EnlaceBoton>
        ) : (
          <Boton onClick={props.onAtras}>{texts.anterior}</Boton>
        )}
        <Boton tono="primario" type="submit" disabled={!props.puedeSeguir} ocupado={ocupado}>
          <Palabras
            ocupado={ocupado}
            quieto={paso === 2 ? MODOS[modo].boton : texts.siguiente}
            haciendo={paso === 2 ? texts.enviando : texts.trayendo}
          />
        </Boton>
      </div>
    </div>
  )
}

const tituloDe = (paso: number, soloTerminos: boolean) =>
  [texts.datos, texts.preguntas, soloTerminos ? texts.soloTerminos : texts.acceso][paso]
