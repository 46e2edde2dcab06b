import './arabic-fonts.css'
