/** Why a request got no response of the application: none at all, or one of a proxy or a failing server. */
export const noResponseTexts = {
  serverAway: 'Máy chủ không trả lời. Vui lòng thử lại.',
  offline: 'Bạn đang ngoại tuyến.',
  interrupted: 'Dịch vụ đang tạm gián đoạn. Hãy thử lại sau ít phút.',
  blocked: 'Yêu cầu bị chặn trước khi đến Sen Cloud. Hãy kiểm tra mạng hoặc VPN rồi thử lại.',
  unexpected: 'Hệ thống gặp lỗi. Hãy thử lại; nếu vẫn lỗi, hãy liên hệ hỗ trợ.',
}
