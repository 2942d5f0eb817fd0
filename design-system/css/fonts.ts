/** The two faces, and what stands for them until they have arrived. */
import '#ds/css/font-faces.css'
import '#ds/css/font-fallback.css'
