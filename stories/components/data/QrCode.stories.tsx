import type { Meta, StoryObj } from '@storybook/react-vite'
import jsQR from 'jsqr'
import { expect, within } from 'storybook/test'
import { QrCode, qrPicture } from '#ds/components/data/QrCode/index.ts'
import { waitingPayment } from '#stories/fixtures/payments.ts'
import { inLight } from '#stories/modes.ts'

const value = waitingPayment.payment.qr ?? ''

/** Reads a picture with a decoder that is not ours. */
async function textIn(picture: Blob): Promise<string | undefined> {
  const bitmap = await createImageBitmap(picture)
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  if (!context) throw new Error('The browser cannot read a picture')
  context.drawImage(bitmap, 0, 0)
  const { data, width, height } = context.getImageData(0, 0, bitmap.width, bitmap.height)
  return jsQR(data, width, height)?.data
}

/** What is drawn on the page, as a picture. */
async function pictureOf(code: Element): Promise<Blob> {
  const copy = code.cloneNode(true) as Element
  const fills = [...code.children].map((part) => getComputedStyle(part).fill)
  for (const [index, part] of [...copy.children].entries()) part.setAttribute('fill', fills[index] ?? '')
  for (const name of ['width', 'height']) copy.setAttribute(name, '400')
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await image.decode()
  const canvas = new OffscreenCanvas(400, 400)
  canvas.getContext('2d')?.drawImage(image, 0, 0, 400, 400)
  return canvas.convertToBlob()
}

const meta = {
  id: 'components-qrcode',
  title: 'Components/Data/QrCode · Mã QR',
  component: QrCode,
  args: { value, label: 'Mã VietQR để chuyển 500.000 ₫' },
  decorators: [(Story) => <div style={{ inlineSize: '212px' }}>{Story()}</div>],
} satisfies Meta<typeof QrCode>

export default meta
type Story = StoryObj<typeof meta>

/** Dark on white in both themes. A decoder that is not ours reads it back from the page. */
export const Transfer: Story = {
  parameters: { chromatic: { modes: inLight } },
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByRole('img', { name: 'Mã VietQR để chuyển 500.000 ₫' })
    await expect(await textIn(await pictureOf(code))).toBe(value)
  },
}

/** The longest text that a VietQR code may have. */
export const LongText: Story = {
  args: { value: value.padEnd(512, '0'), label: 'Mã dài nhất' },
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByRole('img', { name: 'Mã dài nhất' })
    await expect(await textIn(await pictureOf(code))).toBe(value.padEnd(512, '0'))
  },
}

/** The picture that is saved is read as well. */
export const SavedPicture: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const picture = await qrPicture(value)
    await expect(picture.type).toBe('image/png')
    await expect(await textIn(picture)).toBe(value)
  },
}
