/** Code to start with. Names are in Vietnamese and English, as the page is. */
export const examples: readonly { name: { vi: string; en: string }; code: string }[] = [
  {
    name: { vi: 'Thẻ với hai nút', en: 'A card with two buttons' },
    code: `<Box surface="raised" padding="lg">
  <Stack space="md">
    <Heading level={2} size="title">Số dư không đủ</Heading>
    <Text>Bạn cần thêm 120.000 ₫ để đặt máy chủ này.</Text>
    <Inline space="sm">
      <Button emphasis="strong" icon={icons.Wallet}>Nạp tiền</Button>
      <Button emphasis="outline" tone="neutral">Để sau</Button>
    </Inline>
  </Stack>
</Box>
`,
  },
  {
    name: { vi: 'Biểu mẫu', en: 'A form' },
    code: `<Stack space="md">
  <Field label="Tên máy chủ" description="Dưới 50 ký tự." required>
    <Input defaultValue="web-01" />
  </Field>
  <Field label="Số tiền" error="Số tiền tối thiểu là 50.000 ₫.">
    <NumberInput defaultValue="20000" suffix="₫" />
  </Field>
  <Checkbox label="Tự động gia hạn" />
</Stack>
`,
  },
  {
    name: { vi: 'Bốn con số', en: 'Four figures' },
    code: `() => {
  const { currency } = useFormats()
  return (
    <Grid columns={{ base: 1, medium: 2, large: 4 }}>
      <StatCard label="Số dư ví" value={currency(1250000)} context="Đủ cho 3 tháng tới" icon={icons.Wallet} />
      <StatCard label="VPS đang hoạt động" value="3" context="Trên tổng số 5" icon={icons.Server} />
      <StatCard label="Yêu cầu đang mở" value="1" context="Trả lời trong 15 phút" icon={icons.LifeBuoy} />
      <StatCard label="Đã trả tháng này" value={currency(208000)} context="2 hóa đơn" icon={icons.ArrowUpRight} />
    </Grid>
  )
}
`,
  },
  {
    name: { vi: 'Thông báo nổi và trạng thái', en: 'A toast, and state' },
    code: `() => {
  const [count, setCount] = useState(0)
  const toast = useToast()
  return (
    <Inline space="sm">
      <Button
        emphasis="strong"
        onClick={() => {
          setCount(count + 1)
          toast.show({ title: 'Nạp tiền thành công', description: 'Đã cộng 100.000 ₫ vào ví.', tone: 'positive' })
        }}
      >
        Nạp 100.000 ₫
      </Button>
      <Text>Đã nạp {count} lần</Text>
    </Inline>
  )
}
`,
  },
  {
    name: { vi: 'Lời chào của tài khoản', en: 'The greeting of the account' },
    code: `<WelcomeLine name="Minh" texts={accountTexts.welcome} onTopUp={() => {}} onOrder={() => {}} />
`,
  },
]
