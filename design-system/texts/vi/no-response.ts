/** Why a request got no response, on the Vietnamese pages. */
export const noResponseTexts = {
  serverAway: 'Máy chủ không trả lời. Vui lòng thử lại.',
  offline: 'Bạn đang ngoại tuyến.',
}
