import { useState } from 'react'

import { fechaYHora } from '#formato/instantes.ts'
import { reportBug } from '#local/bases/open.ts'
import { type Prestada, borrarPrestada } from '#local/encargos/prestadas.ts'
import { quePresta } from '#piezas/encargo/palabras.ts'
import { Boton } from '#ui/Boton.tsx'
import { Confirmar } from '#ui/Confirmar.tsx'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import { aparato } from '#ui/esMovil.ts'
import { Titulo } from '#ui/Titulo.tsx'
import { showToast } from '#ui/toasts.ts'

import { prestadas as base } from './base.ts'
import { nombresDe } from './nombres.ts'
import { texts } from './texts.ts'

/** Loans on this phone. Each can be shown, and deleted after a question. */
export function Lista({ prestadas }: { prestadas: readonly Prestada[] }) {
  const [elegida, setElegida] = useState<Prestada>()
  const cerrar = () => setElegida(undefined)
  async function borrar({ huella }: Prestada) {
    await borrarPrestada(base(), huella)
    showToast(texts.borrada)
    cerrar()
  }
  return (
    <>
      <Titulo>{texts.titulo}</Titulo>
      <p>{texts.intro(aparato())}</p>
      {prestadas.length === 0 ? (
        <p className="tenue">{texts.ninguna}</p>
      ) : (
        <ul className="pila" aria-label={texts.titulo}>
          {prestadas.map((una) => (
            <Una key={una.huella} prestada={una} onBorrar={() => setElegida(una)} />
          ))}
        </ul>
      )}
      <EnlaceBoton
        href="/prestadas/recibir"
        tono={prestadas.length === 0 ? 'primario' : 'contorno'}
      >
        {texts.recibir}
      </EnlaceBoton>
      <Confirmar
        abierto={elegida !== undefined}
        titulo={texts.preguntaBorrar(elegida ? nombresDe(elegida) : '')}
        volver={texts.volver}
        hacer={texts.siBorrar}
        peligro
        onHacer={() => elegida && void borrar(elegida).catch(reportBug)}
        onCerrar={cerrar}
      >
        <p>{texts.borrarDetalle(aparato())}</p>
      </Confirmar>
    </>
  )
}

function Una({ prestada, onBorrar }: { prestada: Prestada; onBorrar: () => void }) {
  const { huella, encargo, hasta } = prestada
  const nombres = nombresDe(prestada)
  return (
    <li className="tarjeta relleno pila">
      <div>
        <h2>{texts.de(nombres)}</h2>
        <p>{texts.presta(quePresta(encargo.alcance))}</p>
        <p className="tenue">{texts.hasta(fechaYHora(hasta))}</p>
      </div>
      <div className="botones">
        <EnlaceBoton href={`/prestadas/${huella}`} tono="primario">
          <span aria-hidden="true">{texts.mostrar}</span>
          <span className="oculto">{texts.mostrarLaDe(nombres)}</span>
        </EnlaceBoton>
        <Boton aria-label={texts.borrarLaDe(nombres)} onClick={onBorrar}>
          {texts.borrar}
        </Boton>
      </div>
    </li>
  )
}
