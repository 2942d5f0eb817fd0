/** The two fonts, and the fallbacks that are shown until they have loaded. */
import '#ds/css/font-faces.css'
import '#ds/css/font-fallback.css'
