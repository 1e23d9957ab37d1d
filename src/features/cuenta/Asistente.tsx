import { Button } from '@fluentui/react-components'
import { type ReactNode, useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useLocation } from 'wouter'

import type { Resolver } from '#live/comprobacion.ts'
import { Panel } from '#ui/Panel.tsx'
import { Titulo } from '#ui/Titulo.tsx'
import { useLatest } from '#ui/useLatest.ts'

import {
  CAMPOS_DE_CORREO,
  CAMPOS_DE_DATOS,
  type Campos,
  type Guardado,
  aGuardar,
  camposDesde,
} from './campos.ts'
import { CodigoDeCuenta } from './CodigoDeCuenta.tsx'
import { ExitoDialogo } from './ExitoDialogo.tsx'
import { MODOS, type Modo } from './modos.ts'
import { PasoDatos } from './PasoDatos.tsx'
import { PasoFinal } from './PasoFinal.tsx'
import { PasoPreguntas } from './PasoPreguntas.tsx'
import { Progreso } from './Progreso.tsx'
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

/** Three steps: who you are, what only you know, how to come back. */
export function Asistente(props: Props) {
  const { modo, resolver, guardado, onEscribir, onTerminado, terminos, privacidad } = props
  const [, navigate] = useLocation()
  const { control, getValues, trigger, subscribe } = useForm<Campos>({
    defaultValues: camposDesde(guardado),
    mode: 'onTouched',
  })
  const asistente = useAsistente(modo, resolver)
  const { paso, setPaso, preguntas, elegidas, rechazo, ocupado, comprobacion, codigo } = asistente
  const faltan = sinResponder(preguntas, elegidas)
  const soloTerminos = modo === 'identidad'
  const salir = modo === 'identidad' ? '/perfil' : '/signin'

  const escribir = useLatest(onEscribir)
  useEffect(() => {
    let last = JSON.stringify(aGuardar(getValues()))
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const typed = aGuardar(values)
        const text = JSON.stringify(typed)
        if (text !== last) escribir.current(typed)
        last = text
      },
    })
  }, [subscribe, getValues, escribir])

  async function seguir() {
    if (paso === 0) {
      if (await trigger(CAMPOS_DE_DATOS, { shouldFocus: true }))
        await asistente.traerPreguntas(getValues())
    } else if (paso === 1) {
      if (faltan === 0) setPaso(2)
    } else {
      const campos = soloTerminos
        ? (['aceptaCondiciones'] as const)
        : ([...CAMPOS_DE_CORREO, 'aceptaCondiciones'] as const)
      if (await trigger(campos, { shouldFocus: true })) await asistente.terminar(getValues())
    }
  }

  return (
    <>
      <form
        className="asistente pila"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void seguir()
        }}
      >
        <Progreso paso={paso} que={MODOS[modo].titulo} />
        <Titulo key={`${paso} ${rechazo?.detalle ?? ''}`}>{tituloDe(paso, soloTerminos)}</Titulo>
        {rechazo && (
          <Panel tono="error" titulo={rechazo.titulo} alerta>
            <p>{rechazo.detalle}</p>
          </Panel>
        )}
        {paso === 0 && <PasoDatos control={control} />}
        {paso === 1 && (
          <PasoPreguntas preguntas={preguntas} elegidas={elegidas} onElegir={asistente.elegir} />
        )}
        {paso === 2 && (
          <PasoFinal
            control={control}
            soloTerminos={soloTerminos}
            comprobacion={comprobacion}
            terminos={terminos}
            privacidad={privacidad}
          />
        )}
        <div className="abajo">
          {paso === 1 && faltan > 0 && <p className="tenue">{texts.faltan(faltan)}</p>}
          <div className="botones final">
            {paso === 0 ? (
              <Link className="boton contorno" href={salir} onClick={() => void onTerminado()}>
                {texts.cancelar}
              </Link>
            ) : (
              <Button
                className="contorno"
                appearance="outline"
                onClick={() => setPaso(paso === 2 ? 1 : 0)}
              >
                {texts.anterior}
              </Button>
            )}
            <Button
              type="submit"
              className="primario"
              appearance="primary"
              disabled={!puedeSeguir(paso, faltan, comprobacion.estado.state)}
              disabledFocusable={ocupado}
            >
              {enElBoton(paso, ocupado, MODOS[modo].boton)}
            </Button>
          </div>
        </div>
      </form>
      {codigo && (
        <CodigoDeCuenta
          {...codigo}
          onConfirmar={codigo.confirmar}
          onReenviar={() => codigo.reenviar(getValues())}
          onCerrar={asistente.cerrarCodigo}
        />
      )}
      <ExitoDialogo
        abierto={asistente.exito}
        modo={modo}
        onSeguir={() => {
          void onTerminado()
          navigate(MODOS[modo].despues, { replace: true })
        }}
      />
    </>
  )
}

const tituloDe = (paso: number, soloTerminos: boolean) =>
  [texts.datos, texts.preguntas, soloTerminos ? texts.soloTerminos : texts.acceso][paso]

/** ACCT-10, ACCT-16. */
function puedeSeguir(paso: number, faltan: number, robot: string): boolean {
  if (paso === 1) return faltan === 0
  return paso !== 2 || robot === 'hecha'
}

function enElBoton(paso: number, ocupado: boolean, final: string): string {
  if (paso === 2) return ocupado ? texts.enviando : final
  return ocupado ? texts.trayendo : texts.siguiente
}
