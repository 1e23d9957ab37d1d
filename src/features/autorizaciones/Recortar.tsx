import { Checkmark24Regular } from '@fluentui/react-icons/svg/checkmark'
import { useId } from 'react'

import { esHoja } from '#model/papeles/enderezar.ts'
import type { Papel } from '#model/papeles/papel.ts'
import { Boton } from '#ui/Boton.tsx'
import { Cruz } from '#ui/Dialogo.tsx'
import { useModal } from '#ui/useModal.ts'

import { EsquinasDeFoto } from './EsquinasDeFoto.tsx'
import { texts } from './nuevaTexts.ts'
import type { Preparador } from './preparador.ts'
import type { Papeles } from './usePapeles.ts'
import { useRecortar } from './useRecortar.ts'

import './recortar.css'

type Props = {
  papel: Papel
  papeles: Papeles
  preparador: Preparador
  /** Called with the id of the sheet that replaced the photo; without an id if the crop was given up. */
  onCerrar: (hoja?: string) => void
}

/** Crops the sheet out of a photo and straightens it. The phone proposes the corners, and the person can move them. */
export function Recortar({ papel, onCerrar, ...de }: Props) {
  const ref = useModal(true, () => onCerrar())
  const id = useId()
  const { foto, puestas, falla, ocupado, mover, recortar } = useRecortar(papel, de)
  const esUna = !puestas || esHoja(puestas.esquinas)
  return (
    <dialog ref={ref} className="recortar-hoja" aria-labelledby={id}>
      <header>
        <Cruz onCerrar={() => onCerrar()} />
        <div>
          <h2 id={id}>{texts.recortaLaHoja}</h2>
          <p>{papel.nombre}</p>
        </div>
      </header>
      <div className="foto-por-recortar">
        {foto && <EsquinasDeFoto foto={foto} esquinas={puestas?.esquinas} onMover={mover} />}
      </div>
      <div className="recortar-pie">
        <output>
          {!puestas
            ? texts.buscandoEsquinas
            : !esUna
              ? texts.noEsHoja
              : puestas.halladas
                ? texts.llevaCadaPunta
                : `${texts.noHayEsquinas} ${texts.llevaCadaPunta}`}
        </output>
        <p className="tenue">{texts.puntasConTeclado}</p>
        <div role="alert">{falla !== undefined && <p className="panel error">{falla}</p>}</div>
        <div className="botones">
          <Boton onClick={() => onCerrar()}>{texts.todaLaFoto}</Boton>
          <Boton
            tono="primario"
            icono={<Checkmark24Regular />}
            disabled={!puestas || !esUna}
            ocupado={ocupado}
            onClick={() =>
              void recortar().then((hoja) => {
                if (hoja !== undefined) onCerrar(hoja)
              })
            }
          >
            {ocupado ? texts.recortando : texts.recortar}
          </Boton>
        </div>
      </div>
    </dialog>
  )
}
