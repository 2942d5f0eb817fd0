/** Public keys, with the fingerprints that `ssh-keygen -lf` shows of them. Made for the tests: nobody uses their private keys, which were deleted. */
export const publicKeys = [
  {
    type: 'ssh-ed25519',
    fingerprint: 'SHA256:J+uHTfo0piVOCmn6s8x38hWPCfFpNPW9Mrv/9Z5ldLQ',
    encoded: 'AAAAC3NzaC1lZDI1NTE5AAAAIK082nc6QRH1YlT5weZod9P5ds8tawG58bbw8cm5FDo9',
  },
  {
    type: 'ecdsa-sha2-nistp256',
    fingerprint: 'SHA256:fU8dhLM48g8gl0rpew8YmY/rdwJaOMRVJM+wlnLx3As',
    encoded:
      'AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAABBBPiUHVxcb7sREYyBXKjTq3wh2j775dvPYYTS7v/dEy8LGAOY' +
      'uS5ki45yZ21SUfHhCpASYKJkQ2nzNxpP08T4z2A=',
  },
  {
    type: 'ecdsa-sha2-nistp384',
    fingerprint: 'SHA256:LPuXw30PQ1UtVeM0T/UBNnYOGTHmlfGi9cYUscmNea8',
    encoded:
      'AAAAE2VjZHNhLXNoYTItbmlzdHAzODQAAAAIbmlzdHAzODQAAABhBGgUmlyGEhgbNrDb36AbWiam/NPRBk55VBUkZON4lokAksUt' +
      'hjMJpa9R7sehLZZueg/1V9YjJYtwckEAb1a9zF6xTaLKF3KkXUczUYbFVjTb80tcVn6leZvg9SHHWV6ATw==',
  },
  {
    type: 'ecdsa-sha2-nistp521',
    fingerprint: 'SHA256:7X/CtRV37uKGjLXFNQ8/UqVdWHPePqUV+Bz8s6q4UaA',
    encoded:
      'AAAAE2VjZHNhLXNoYTItbmlzdHA1MjEAAAAIbmlzdHA1MjEAAACFBAEwcX+IkJgZNDzDJfw+SOnDyHwxfsPq/SfE/cKkKNhyPzFr' +
      '455XHx3iCvT7FanSSdx3ybCKFL43hU60REWLcf4ycABTaVTfos5njiVv3/v8yDqwb35scWb26+QZ+uRxuV6t8IQjqvlLRt01Rg7T' +
      'jm0ZSaL1HsNefzPDCqAcqcjeUX6VFQ==',
  },
  {
    type: 'ssh-rsa',
    fingerprint: 'SHA256:t9De2k7S38zGgSgeeQ6FGEMreS+udnakDSY5Yjjz52s',
    encoded:
      'AAAAB3NzaC1yc2EAAAADAQABAAABAQC3zNOukG+o8/kfFgJnZTr6H25NK6nDFbDTiMzrWlBaDyAIIvlbcrQMJU49ZOCY/6/qUjYV' +
      'pxOyHSdI4o7Hv1w0ydDVRu6lDBXjKIVcQTqODdJ3yuG2fixHG0gAaO+DY78NgyVk/1oRGgZKALiQ6c65bFsX/fPTbK5+z1ZqHuVd' +
      '2jadvc8rBq8uwqH8Avjt5vVwVvvZzK+mK8Lw+0jJXG+fyX4LcIjq617qHaKVB+KiNnFzQCEpNItg/TQCyZtWKVRPEs31t8KpWKTF' +
      'yHkXB9M4Su6KALMrI4mb9j2QwIolzm/awbTHN2W/NggxxX8RPifMUio2kbxd2DM2lWZCfyOH',
  },
  {
    type: 'sk-ssh-ed25519@openssh.com',
    fingerprint: 'SHA256:U03byJbJGuA7IcAIuLtv0IZn2jzvJSx53kFMZXqRYwQ',
    encoded: 'AAAAGnNrLXNzaC1lZDI1NTE5QG9wZW5zc2guY29tAAAAIK082nc6QRH1YlT5weZod9P5ds8tawG58bbw8cm5FDo9AAAABHNzaDo=',
  },
  {
    type: 'sk-ecdsa-sha2-nistp256@openssh.com',
    fingerprint: 'SHA256:2xdzTsfwdDIqEZaLPu5SX2R1A2aQThRC5QisaS6fyMU',
    encoded:
      'AAAAInNrLWVjZHNhLXNoYTItbmlzdHAyNTZAb3BlbnNzaC5jb20AAAAIbmlzdHAyNTYAAABBBPiUHVxcb7sREYyBXKjTq3wh2j77' +
      '5dvPYYTS7v/dEy8LGAOYuS5ki45yZ21SUfHhCpASYKJkQ2nzNxpP08T4z2AAAAAEc3NoOg==',
  },
] as const

/** An RSA key of 1024 bits. */
export const shortRsaKey =
  'ssh-rsa ' +
  'AAAAB3NzaC1yc2EAAAADAQABAAAAgQDxz+q9DhFlmkwjgbN5c2xnVagf28hQz4GLlY22G3LV3ggR3tX2/8Nc94AQZnKJTEbbjv1+' +
  '+UlmhCDsQ4KnATL2RUqouBcTqG+bUjwcmsA/2gzrZtn0/xrgESINpBgCL3qZCgK0KlpLoc5THEyc0EgOb5SjmfIzpsFRzuikzpoC' +
  'fQ=='

/** A DSA key. */
export const dsaKey =
  'ssh-dss ' +
  'AAAAB3NzaC1kc3MAAACBANqkMjsNPeV3G965Ekux4EvsieGi2GuQ71jbHQTDj8ZlWoI4whycwkC2aSbwFaX+58vkfALQf426wHKP' +
  'cO1fblC0pX98JpL2X+ziZNRJJlwqTvFJro/54kNWLZ4dcAB8fl2OSFQ2BK1ccPjdtB54Uww1FdrsthCvJyDSRsBO6ehZAAAAFQDO' +
  'aBbikBkxdEJ2NLP0v3o7mazhjQAAAIEA2iLzOFWPPeXsW2OKsJMw0aFSepNwzVgknrFfUTqyA+iC79+im2QYXDx3Mb6MCD++0uls' +
  'Xpuelp9T5jOnfIvCqRcK1KkhxQbgu1U3zKmmWtlFTB29iEdjpba5cLMUEHSWJd0GKOvO0UyoR7WkJtSvztVvDNoiiV/MaEbn8avM' +
  'X2gAAACBALTi3SyLVhLLdVoJBFROUCIR7S/ANntN8KMKHtR7TgTKlMPtysXdgYeURMtOYKGej1XhiFo4JETpdPQoTQ09mM8Rab6o' +
  '1qKNIu+fHZGf3Y0E5G4IoGJxXiE+UPlxOxW7tcBCzQcj3igN9+yDd/xjzewhHap/hoYPMK95rnowZEQT'

/** A certificate. */
export const certificate =
  'ecdsa-sha2-nistp256-cert-v01@openssh.com ' +
  'AAAAKGVjZHNhLXNoYTItbmlzdHAyNTYtY2VydC12MDFAb3BlbnNzaC5jb20AAAAgAovzVotu/fdu1JlAKgaCKptCLPH2XjxPTmIb' +
  'AtwhwtkAAAAIbmlzdHAyNTYAAABBBPiUHVxcb7sREYyBXKjTq3wh2j775dvPYYTS7v/dEy8LGAOYuS5ki45yZ21SUfHhCpASYKJk' +
  'Q2nzNxpP08T4z2AAAAAAAAAAAAAAAAEAAAABeAAAAAgAAAAEcm9vdAAAAAAAAAAA//////////8AAAAAAAAAggAAABVwZXJtaXQt' +
  'WDExLWZvcndhcmRpbmcAAAAAAAAAF3Blcm1pdC1hZ2VudC1mb3J3YXJkaW5nAAAAAAAAABZwZXJtaXQtcG9ydC1mb3J3YXJkaW5n' +
  'AAAAAAAAAApwZXJtaXQtcHR5AAAAAAAAAA5wZXJtaXQtdXNlci1yYwAAAAAAAAAAAAAAMwAAAAtzc2gtZWQyNTUxOQAAACCtPNp3' +
  'OkER9WJU+cHmaHfT+XbPLWsBufG28PHJuRQ6PQAAAFMAAAALc3NoLWVkMjU1MTkAAABA9fhNt8dpsfHWwdXUGp9jnCDbkbyDzk7j' +
  '6bPRAV9jrXH0qMFrAUDwGHHacgHpdaE7NUXq4S8OOmtb41N33ETBCw=='
