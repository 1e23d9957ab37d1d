import { useEffect } from 'react'

import type { Leer } from '#piezas/camara/cuadros.ts'
import { useCamara } from '#piezas/camara/useCamara.ts'
import { Cifras } from '#piezas/encargo/Cifras.tsx'
import { Mirilla } from '#piezas/encargo/Mirilla.tsx'
import { Boton } from '#ui/Boton.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Titulo } from '#ui/Titulo.tsx'
import { usePantallaEncendida } from '#ui/usePantallaEncendida.ts'

import type { Muestra } from './preparar.ts'
import { NO_SIRVE, SIN_CAMARA, texts } from './texts.ts'
import { useRecepcion } from './useRecepcion.ts'

type Props = {
  leer: Leer
  muestra: Muestra
  onVolver: () => void
  /** Shows this phone's code anew. */
  onDeNuevo: () => void
  onGuardada: (huella: string) => void
}

/** Shorter than a frame is shown (125 ms), because reading takes a part of that time. */
const ENTRE_CUADROS = 30

const nada = () => undefined

/**
 * The camera for the moving code of the other phone. The loan is stored only after it has arrived whole and was
 * checked.
 */
export function LeerPrestamo({ leer, muestra, onVolver, onDeNuevo, onGuardada }: Props) {
  usePantallaEncendida()
  const { estado, sirve, deNuevo } = useRecepcion(muestra, onGuardada)
  const camara = useCamara(leer, nada, sirve, ENTRE_CUADROS)
  const { abrir, cerrar } = camara
  const leyendo = estado.state === 'leyendo'
  useEffect(() => {
    if (leyendo) void abrir()
    else cerrar()
  }, [leyendo, abrir, cerrar])

  return (
    <>
      <Titulo>{texts.leerTitulo}</Titulo>
      {leyendo && (
        <>
          <p>{texts.leerDetalle}</p>
          <Mirilla camara={camara} apunta={texts.apunta} sin={SIN_CAMARA} />
          <Avance parte={estado.parte} />
          <output>
            {estado.aviso && (
              <Panel tono="aviso">
                <p>{texts[estado.aviso]}</p>
              </Panel>
            )}
          </output>
          <Cifras anuncio={muestra.anuncio} />
          <Boton onClick={onVolver}>{texts.volverAlCodigo}</Boton>
        </>
      )}
      {estado.state === 'guardando' && <output>{texts.llegaTodo}</output>}
      {estado.state === 'no-se-guardo' && (
        <>
          <Panel tono="error" titulo={texts.noSeGuardo} alerta>
            <p>{estado.message}</p>
          </Panel>
          <Boton tono="primario" onClick={estado.guardar}>
            {texts.guardarDeNuevo}
          </Boton>
        </>
      )}
      {estado.state === 'no-sirve' && (
        <>
          <Panel tono="error" titulo={NO_SIRVE[estado.que][0]} alerta>
            <p>
              {NO_SIRVE[estado.que][1]} {texts.nadaGuardado}
            </p>
          </Panel>
          <Boton tono="primario" onClick={estado.que === 'danado' ? deNuevo : onDeNuevo}>
            {estado.que === 'danado' ? texts.leerDeNuevo : texts.empezarDeNuevo}
          </Boton>
        </>
      )}
    </>
  )
}

/** The share that has arrived. Screen readers announce it in quarters. */
function Avance({ parte }: { parte: number }) {
  return (
    <div className="avance">
      <progress aria-hidden="true" max={1} value={parte} />
      <output>{texts.van[Math.min(3, Math.floor(parte * 4))]}</output>
    </div>
  )
}
