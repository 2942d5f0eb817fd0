/** A sentence, repeated and cut to three times the length of the text. */
const threeTimes = (sentence: string) => (text: string) =>
  sentence.repeat(Math.ceil((3 * text.length) / sentence.length)).slice(0, 3 * text.length)

/**
 * The worst texts that a component may be given in place of a usual one. The sweep shows all of them to every story (visual/worst-texts.ts);
 * sheets picture them (components/WorstTexts.stories.tsx). The Vietnamese sentence has the highest and the lowest letters.
 */
export const worstTexts = {
  'an unbreakable text': () => 'abcdefghij'.repeat(5),
  'Vietnamese texts three times as long': threeTimes('SỰ CỐ HỆ THỐNG Ở MỖI CHỖ: khuynh hướng nghiêng ngả thường ngày '),
  'English texts three times as long': threeTimes('Straightforward internationalization of responsibilities '),
  'Chinese texts three times as long': threeTimes('云服务器产品与解决方案。中文网站支持我们的公司。'),
  'digits only': () => '0123456789'.repeat(2),
  'a single character': () => 'M',
  'empty texts': () => '',
} satisfies Record<string, (text: string) => string>
