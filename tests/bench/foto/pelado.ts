// The library that makes photos small, alone in a worker.
import imageCompression from 'browser-image-compression'

addEventListener('message', ({ data }: MessageEvent<Blob>) => void reduce(data))

async function reduce(data: Blob): Promise<void> {
  const file = new File([data], 'foto.jpg', { type: 'image/jpeg' })
  const small = await imageCompression(file, {
    maxSizeMB: 1,
    maxWidthOrHeight: 1024,
    initialQuality: 0.85,
    useWebWorker: false,
  })
  postMessage(small.size)
}
