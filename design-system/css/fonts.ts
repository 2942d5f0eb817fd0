/** The two faces, self-hosted, split by unicode-range: a reader of Vietnamese downloads the latin and vietnamese files only. */
import '@fontsource/be-vietnam-pro/400.css'
import '@fontsource/be-vietnam-pro/500.css'
import '@fontsource/be-vietnam-pro/600.css'
import '@fontsource/be-vietnam-pro/700.css'
import '@fontsource/jetbrains-mono/400.css'
import '@fontsource/jetbrains-mono/500.css'
import '#ds/css/font-fallback.css'
