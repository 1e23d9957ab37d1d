import { useState } from 'react'

import { Boton } from '#ui/Boton.tsx'
import { Dialogo } from '#ui/Dialogo.tsx'
import { Esqueleto } from '#ui/Esqueleto.tsx'
import { parteTardia } from '#ui/parteTardia.tsx'

import { texts } from './texts.ts'

const Lista = parteTardia(async () => (await import('./ListaDeLicencias.tsx')).ListaDeLicencias, {
  mientras: <Esqueleto texto={texts.trayendoLicencias} />,
  falta: (otraVez) => (
    <>
      <p role="alert">{texts.licenciasNoVinieron}</p>
      <Boton onClick={otraVez}>{texts.reintentar}</Boton>
    </>
  ),
})

/** Licences of all packages in the app; the list is a file of its own. */
export function Licencias() {
  const [vistas, setVistas] = useState(false)
  return (
    <section className="tarjeta relleno pila">
      <div>
        <h2>{texts.licencias}</h2>
        <p className="tenue">{texts.licenciasDetalle}</p>
      </div>
      <div className="botones">
        <Boton onClick={() => setVistas(true)}>{texts.verLicencias}</Boton>
      </div>
      <Dialogo abierto={vistas} titulo={texts.licencias} onCerrar={() => setVistas(false)}>
        {vistas && <Lista />}
        <p>
          <a className="enlace" href="/licencias.txt" target="_blank" rel="noreferrer">
            {texts.textosCompletos}
          </a>
        </p>
        <div className="botones">
          <Boton tono="primario" onClick={() => setVistas(false)}>
            {texts.cerrar}
          </Boton>
        </div>
      </Dialogo>
    </section>
  )
}
