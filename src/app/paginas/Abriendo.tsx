import { useEffect, useState } from 'react'

import { producto } from '#contract/producto.ts'
import { aparato } from '#ui/esMovil.ts'
import { Esqueleto } from '#ui/Esqueleto.tsx'
import { Marca } from '#ui/Marca.tsx'
import { Panel } from '#ui/Panel.tsx'

import { texts } from '../texts.ts'

const LARGO = 4000

/**
 * Shown while this phone's databases do not answer; after some seconds with the likely reason and a way to the counter.
 */
export function Abriendo() {
  const [largo, setLargo] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLargo(true), LARGO)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="marco">
      <header className="barra">
        <a className="marca" href="/">
          <Marca {...producto.marca} />
          {producto.nombre}
          {producto.beta && <span className="beta">BETA</span>}
        </a>
      </header>
      <main className="pagina" id="contenido" tabIndex={-1}>
        <div className="columna pila">
          <h1>{texts.abriendoLoGuardado}</h1>
          {largo ? (
            <Panel tono="aviso" titulo={texts.abriendoDemora} alerta>
              <p>{texts.abriendoDetalle(aparato())}</p>
              <div className="botones">
                <a className="boton primario" href="/mostrador">
                  {texts.mostrador}
                </a>
                <button type="button" className="boton contorno" onClick={() => location.reload()}>
                  {texts.probarDeNuevo}
                </button>
              </div>
            </Panel>
          ) : (
            <Esqueleto texto={texts.abriendoLoGuardado} />
          )}
        </div>
      </main>
    </div>
  )
}
