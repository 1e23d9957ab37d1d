import { formatDocumento } from '#formato/numeros.ts'
import { Cifras } from '#piezas/encargo/Cifras.tsx'
import { CodigoEnBlanco } from '#piezas/encargo/CodigoEnBlanco.tsx'
import { Boton } from '#ui/Boton.tsx'
import { Titulo } from '#ui/Titulo.tsx'
import { usePantallaEncendida } from '#ui/usePantallaEncendida.ts'

import type { Muestra } from './preparar.ts'
import { texts } from './texts.ts'

type Props = { muestra: Muestra; onSeguir: () => void; onVolver: () => void }

/** This phone's code, for the camera of the giver's phone. */
export function MiCodigo({ muestra: { anuncio, qr }, onSeguir, onVolver }: Props) {
  usePantallaEncendida()
  const { nombre, documento } = anuncio.recibe
  return (
    <>
      <Titulo>{texts.tuCodigo}</Titulo>
      <p>{texts.queLoEscanee}</p>
      <CodigoEnBlanco qr={qr} nombre={texts.codigo} bajo />
      <p>
        <b>{nombre}</b>, {texts.dni} <b className="dato">{formatDocumento(documento)}</b>
      </p>
      <Cifras anuncio={anuncio} />
      <div className="botones final">
        <Boton tono="primario" onClick={onSeguir}>
          {texts.yaLoEscaneo}
        </Boton>
        <Boton onClick={onVolver}>{texts.cambiarDatos}</Boton>
      </div>
    </>
  )
}
