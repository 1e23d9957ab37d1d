import { Add24Regular } from '@fluentui/react-icons/svg/add'
import { Camera24Regular } from '@fluentui/react-icons/svg/camera'
import { useState } from 'react'

import { MAX_BYTES } from '#model/papeles/papel.ts'
import { Boton } from '#ui/Boton.tsx'
import { Campo } from '#ui/Campo.tsx'

import { Elegir } from './ElegirPapeles.tsx'
import { HojasDePdf } from './HojasDePdf.tsx'
import { CASI_LLENO, PapelEnCamino, esperarPor } from './ListaDePapeles.tsx'
import { megas } from './megas.ts'
import { NoEntraron } from './NoEntraron.tsx'
import { texts } from './nuevaTexts.ts'
import type { Preparador } from './preparador.ts'
import { useJuntar } from './useJuntar.ts'
import type { Papeles } from './usePapeles.ts'

import './juntar.css'

type Props = {
  papeles: Papeles
  preparador: Preparador
  /** Name of the PDF if the person types none. */
  siNo: string
  onCerrar: () => void
}

/** Joins photos of a step into one PDF: choice of photos, their order, and the expected size. */
export function Juntar({ papeles, preparador, siNo, onCerrar }: Props) {
  const [nombre, setNombre] = useState(siNo)
  const pdf = useJuntar({ papeles, preparador, nombre, siNo })
  const { hojas, fotos, porQueNo, ocupado } = pdf
  const fuera = fotos.filter((foto) => !hojas.includes(foto))
  const enCamino = papeles.enCamino.length > 0
  return (
    <>
      <p className="tenue juntar-intro">{texts.unSoloArchivo}</p>
      <Campo
        etiqueta={texts.nombreDelPdf}
        valor={nombre}
        onCambiar={setNombre}
        enterKeyHint="done"
      />
      <HojasDePdf
        hojas={hojas}
        guardados={papeles.guardados}
        fijas={ocupado}
        onMover={pdf.mover}
        onSacar={pdf.sacar}
      />
      {enCamino && (
        <ul className="tarjeta relleno lista-de-papeles">
          {papeles.enCamino.map((este) => (
            <PapelEnCamino
              key={este.uno.id}
              este={este}
              onCancelar={() => papeles.cancelar(este.uno.id)}
              onReintentar={papeles.reintentar}
            />
          ))}
        </ul>
      )}
      <div role="alert">
        <NoEntraron cuales={papeles.noEntraron} onCerrar={papeles.cerrarAviso} />
        {pdf.falla !== undefined && <p className="panel error">{pdf.falla}</p>}
      </div>
      {fuera.map(({ id, nombre: cual }) => (
        <Boton
          key={id}
          tono="plano"
          icono={<Add24Regular />}
          disabled={ocupado}
          onClick={() => pdf.sumar(id)}
        >
          {texts.sumarFoto(cual)}
        </Boton>
      ))}
      <Elegir
        texto={texts.sumarHoja}
        icono={<Camera24Regular />}
        accept="image/*"
        lleno={false}
        onElegir={papeles.agregar}
      />
      <Cuanto hojas={hojas.length} peso={pdf.peso} conLoDemas={pdf.conLoDemas} />
      <div className="barra-de-solicitud">
        <output className="tenue">{porQueNo ?? esperarPor(papeles.enCamino)}</output>
        <div className="botones final">
          <Boton onClick={onCerrar}>{texts.cancelar}</Boton>
          <Boton
            tono="primario"
            disabled={porQueNo !== undefined || enCamino}
            ocupado={ocupado}
            onClick={() =>
              void pdf.armar().then((armado) => {
                if (armado) onCerrar()
              })
            }
          >
            {ocupado ? texts.armando : texts.armarPdf}
          </Boton>
        </div>
      </div>
    </>
  )
}

/** Expected size of the PDF, and of the whole step with it. */
function Cuanto({ hojas, peso, conLoDemas }: { hojas: number; peso: number; conLoDemas: number }) {
  return (
    <div className="juntar-cuanto">
      <output>
        <b>{texts.hojasDe(hojas, megas(peso))}</b>{' '}
        <span className="tenue">{texts.conLoDemas(megas(conLoDemas))}</span>
      </output>
      <meter
        aria-label={texts.conLoDemas(megas(conLoDemas))}
        min={0}
        max={MAX_BYTES}
        high={CASI_LLENO}
        value={conLoDemas}
      />
    </div>
  )
}
