/** The two fonts and the digits, and the fallbacks that are shown until they have loaded. */
import '#ds/css/font-faces.css'
import '#ds/css/font-digits.css'
import '#ds/css/font-fallback.css'
